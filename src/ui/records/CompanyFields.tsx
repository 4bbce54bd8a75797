import { useField } from 'react-final-form';
import { normalizeWebsite } from '../../domain/formats';
import { companyTexts } from '../../texts/companyTexts';
import { TextField } from '../fields/TextField';
import { FieldGrid } from '../Section';
import styles from './CompanyFields.module.css';

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
      <WebsiteLink />
    </FieldGrid>
  );
}

/** The way to the website, once there is one to go to. */
function WebsiteLink() {
  const { input } = useField<string>('company.website', { subscription: { value: true } });
  const website = input.value && normalizeWebsite(input.value);
  if (!website) return null;
  return (
    <p className={styles.website}>
      <a href={website} target="_blank" rel="noopener noreferrer">
        {companyTexts.openWebsite}
      </a>
    </p>
  );
}
