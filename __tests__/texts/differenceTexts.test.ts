import type { Difference } from '../../src/domain/versions';
import { differenceLabels } from '../../src/texts/differenceTexts';

const values = { mine: 'a', theirs: 'b', isConflict: true };
const title: Difference = { ...values, kind: 'application', field: 'job_title', key: 'job_title' };
const note = (id: number): Difference => ({ ...values, kind: 'note', key: `note ${id}` });

test.each([
  ['one note has no number', [title, note(7)], ['Jobtitel', 'Notiz']],
  ['several have one each', [title, note(7), note(9)], ['Jobtitel', 'Notiz 1', 'Notiz 2']],
])('%s', (_case, differences, labels) => {
  expect(differenceLabels(differences)).toEqual(labels);
});
