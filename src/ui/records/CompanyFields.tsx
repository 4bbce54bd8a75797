import { companyTexts } from '../../texts/companyTexts';
import { TextField } from '../fields/TextField';
import { FieldGrid } from '../Section';

const { fields, hints } = companyTexts;

/** The fields of a company, under `company` in the form's values. */
export function CompanyFields() {
  return (
    <FieldGrid>
      <TextField name="company.name" label={fields.name} autoComplete="off" required />
      <TextField
        name="company.industry"
        label={fields.industry}
        hint={hints.industry}
        autoComplete="off"
        required
      />
      <TextField
        name="company.website"
        label={fields.website}
        hint={hints.website}
        inputMode="url"
        autoComplete="off"
      />
    </FieldGrid>
  );
}
