import { useField } from 'react-final-form';
import { hasFullName, hasNoName, isEmptyContact, type ContactValues } from '../../domain/contactForm';
import { contactTexts } from '../../texts/companyTexts';
import { TextField } from '../fields/TextField';
import { InfoNotice } from '../Notice';
import { FieldGrid } from '../Section';

const { fields } = contactTexts;

/**
 * The fields of a contact person, under `contact` in the form's values.
 *
 * @param saved what they were filled with, or `null` for a contact that does not exist yet
 */
export function ContactFields({ saved }: { saved: ContactValues | null }) {
  return (
    <>
      <FieldGrid>
        <TextField
          name="contact.first_name"
          label={fields.first_name}
          autoComplete="section-contact given-name"
        />
        <TextField
          name="contact.last_name"
          label={fields.last_name}
          autoComplete="section-contact family-name"
        />
        <TextField
          name="contact.email"
          label={fields.email}
          type="email"
          autoComplete="section-contact email"
        />
        <TextField
          name="contact.position"
          label={fields.position}
          autoComplete="section-contact organization-title"
        />
        <TextField
          name="contact.phone"
          label={fields.phone}
          type="tel"
          autoComplete="section-contact tel"
        />
      </FieldGrid>
      <ContactConsequence saved={saved} />
    </>
  );
}

/** Says beforehand what saving will do to a contact person without a full name. */
function ContactConsequence({ saved }: { saved: ContactValues | null }) {
  const { input } = useField<ContactValues>('contact', { subscription: { value: true } });
  const contact = input.value;
  if (saved && !hasNoName(saved) && hasNoName(contact)) {
    return <InfoNotice>{contactTexts.willBeDeleted}</InfoNotice>;
  }
  if (saved === null && !isEmptyContact(contact) && !hasFullName(contact)) {
    return <InfoNotice>{contactTexts.notSaved}</InfoNotice>;
  }
  return null;
}
