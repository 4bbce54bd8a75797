import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { applicationTexts } from '../../texts/applicationTexts';
import { FieldFrame } from '../../ui/fields/FieldFrame';

/** The company of an application, which can't be changed any more (spec section 2). */
export function FixedCompany({ name }: { name: string }) {
  const id = useId();
  return (
    <FieldFrame
      id={id}
      label={applicationTexts.fields.company_id}
      hint={applicationTexts.hints.company_id}
      error={undefined}
    >
      {(control) => (
        <OutlinedInput
          id={id}
          value={name}
          disabled
          fullWidth
          slotProps={{ input: { ...control, 'aria-required': undefined } }}
        />
      )}
    </FieldFrame>
  );
}
