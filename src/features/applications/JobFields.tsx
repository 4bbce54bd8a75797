import { applicationTexts } from '../../texts/applicationTexts';
import { TextField } from '../../ui/fields/TextField';
import { FieldGrid } from '../../ui/Section';

const { fields, hints } = applicationTexts;

export function JobFields() {
  return (
    <FieldGrid>
      <TextField name="job_title" label={fields.job_title} autoComplete="off" required />
      <TextField
        name="salary_expectation"
        label={fields.salary_expectation}
        hint={hints.salary_expectation}
        autoComplete="off"
      />
    </FieldGrid>
  );
}
