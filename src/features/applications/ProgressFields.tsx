import { applicationStatuses } from '../../contract/status';
import { applicationDateFields } from '../../contract/dates';
import { isApplicationStatus, requiredDate } from '../../domain/status';
import { applicationTexts } from '../../texts/applicationTexts';
import { statusLabels } from '../../texts/statusTexts';
import { DateField } from '../../ui/fields/DateField';
import { SelectField, type SelectOption } from '../../ui/fields/SelectField';
import { FieldGrid } from '../../ui/Section';

const { fields, hints } = applicationTexts;

const knownStatuses: SelectOption[] = applicationStatuses.map((status) => ({
  value: status,
  label: statusLabels[status],
}));

/**
 * The status and all five dates; the one that the status needs is marked.
 *
 * @param foreignStatus a status that only this provider knows, so that it isn't lost
 */
export function ProgressFields({
  status,
  foreignStatus,
}: {
  status: string;
  foreignStatus?: SelectOption | undefined;
}) {
  const required = requiredDate(status);
  return (
    <>
      <FieldGrid>
        <SelectField
          name="status"
          label={fields.status}
          options={foreignStatus ? [...knownStatuses, foreignStatus] : knownStatuses}
          required
        />
        <DateField name="follow_up_on" label={fields.follow_up_on} hint={hints.follow_up_on} />
      </FieldGrid>
      <FieldGrid>
        {applicationDateFields
          .filter((field) => field !== 'follow_up_on')
          .map((field) => (
            <DateField
              key={field}
              name={field}
              label={fields[field]}
              required={field === required}
            />
          ))}
      </FieldGrid>
    </>
  );
}

/** A status beyond the six as an option of its own. */
export function foreignStatusOf(application: {
  status: string;
  status_display: string;
}): SelectOption | undefined {
  return isApplicationStatus(application.status)
    ? undefined
    : { value: application.status, label: application.status_display };
}
