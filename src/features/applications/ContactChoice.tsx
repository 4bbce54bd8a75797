import { skipToken } from '@reduxjs/toolkit/query';
import { useField } from 'react-final-form';
import { useGetContactsQuery } from '../../api/apiSlice';
import type { Contact } from '../../contract/schemas';
import { contactName } from '../../domain/contactName';
import { applicationTexts } from '../../texts/applicationTexts';
import { SelectControl } from '../../ui/fields/SelectField';
import { RetryNotice } from '../../ui/RetryNotice';

/** The choice among the company's contacts, if it has any (spec section 2). */
export function ContactChoice({
  companyId,
  onChosen,
}: {
  companyId: number | null;
  /** Told of the choice beside the form's own value. */
  onChosen?: (contact: Contact | undefined) => void;
}) {
  const { currentData: contacts, isError, refetch } = useGetContactsQuery(
    companyId ?? skipToken,
  );
  const { input } = useField<number | null>('contact_id', { allowNull: true });

  if (isError) {
    return <RetryNotice text={applicationTexts.contactsLoadFailed} onRetry={refetch} />;
  }
  if (!contacts || contacts.length === 0) return null;

  return (
    <SelectControl
      name="contact_id"
      label={applicationTexts.fields.contact_id}
      value={String(input.value ?? '')}
      options={[
        { value: '', label: applicationTexts.noContact },
        ...contacts.map((contact) => ({ value: String(contact.id), label: contactName(contact) })),
      ]}
      onChange={(value) => {
        const contact = contacts.find((candidate) => String(candidate.id) === value);
        input.onChange(contact?.id ?? null);
        onChosen?.(contact);
      }}
    />
  );
}
