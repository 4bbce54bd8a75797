import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { errorTextOf } from '../errorText';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { asTyped } from './asTyped';

/**
 * What the form is told of a date that was only half typed. The native input
 * calls it empty, and it would be lost without a word; this is refused as no date.
 */
const halfDate = 'half a date';

const typedDate = ({ validity, value }: HTMLInputElement) =>
  validity.badInput ? halfDate : value;

/** A native date input. */
export function DateField({ name, label, hint, required }: FieldWords & { name: string }) {
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: asTyped });
  const take = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) input.onChange(typedDate(target));
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={errorTextOf(meta)}>
      {(control) => (
        <OutlinedInput
          id={id}
          type="date"
          name={input.name}
          value={input.value === halfDate ? '' : input.value}
          onChange={take}
          // Half a date is no change to the browser.
          onKeyUp={take}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          error={control['aria-invalid']}
          fullWidth
          slotProps={{ input: { ...control, min: '1900-01-01', max: '9999-12-31' } }}
        />
      )}
    </FieldFrame>
  );
}
