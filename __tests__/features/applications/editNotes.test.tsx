import { screen, within } from '@testing-library/react';
import { network } from '../../support/faults';
import { button, expectFocus, expectProblem, findBoard, findToast } from '../../support/onScreen';
import { savedApplication } from '../../support/savedApplication';

const notes = () => screen.queryAllByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' });

test('are edited, removed and added in one save', async () => {
  const { notes: saved, application, open } = await savedApplication({
    notes: ['Erste', 'Zweite', 'Dritte'],
  });
  const { user } = await open();
  await user.type(notes()[0] as HTMLElement, ' (neu)');
  await user.click(button('Notiz 2 entfernen'));
  await user.click(button('Notiz hinzufügen'));
  expect(notes().map(({ value }) => value)).toEqual(['Erste (neu)', 'Dritte', '']);
  await user.type(notes()[2] as HTMLElement, 'Vierte');
  await user.click(button('Speichern'));

  await findBoard();
  expect(network.bodiesOf('PUT /applications/:id/')).toMatchObject([
    {
      notes: [
        { id: saved[0]?.id, text: 'Erste (neu)' },
        { id: saved[2]?.id, text: 'Dritte' },
        { id: null, text: 'Vierte' },
      ],
    },
  ]);
  expect((await application()).notes.map(({ text }) => text)).toEqual([
    'Erste (neu)',
    'Dritte',
    'Vierte',
  ]);
});

test('that were not touched stay as they are', async () => {
  const { notes: saved, application, open } = await savedApplication({ notes: ['Erste', 'Zweite'] });
  const { user } = await open();
  await user.click(button('Speichern'));
  await findBoard();
  expect((await application()).notes).toEqual(saved);
});

test('need their text', async () => {
  const { open } = await savedApplication();
  const { user } = await open();
  const section = within(screen.getByRole('region', { name: 'Notizen' }));
  expect(section.getByText('Noch keine Notizen.')).toBeVisible();
  await user.click(button('Notiz hinzufügen'));
  await user.click(button('Speichern'));

  await findToast('Invalid Input', 'Please fill out all required fields correctly.');
  await expectProblem(notes()[0] as HTMLElement, 'Bitte füllen Sie dieses Feld aus.');
  await expectFocus(notes()[0]);
  expect(network.bodiesOf('PUT /applications/:id/')).toEqual([]);

  await user.click(button('Notiz 1 entfernen'));
  await user.click(button('Speichern'));
  await findBoard();
});
