import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useRef } from 'react';
import { useField } from 'react-final-form';
import type { Problem } from '../../domain/problems';
import { errorTextOf } from '../errorText';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { asTyped } from './asTyped';

/**
 * A native date input. A date that was only half typed reads as empty there, so
 * the input itself is asked, or such a date would be lost without a word.
 */
export function DateField({ name, label, hint, required }: FieldWords & { name: string }) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { input, meta } = useField<string>(name, {
    parse: asTyped,
    validate: (): Problem | undefined =>
      inputRef.current?.validity.badInput ? 'date' : undefined,
  });
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={errorTextOf(meta)}>
      {(control) => (
        <OutlinedInput
          id={id}
          type="date"
          name={input.name}
          value={input.value}
          onChange={input.onChange}
          onBlur={(event) => {
            input.onBlur(event);
            input.onChange(event.target.value);
          }}
          onFocus={input.onFocus}
          error={control['aria-invalid']}
          fullWidth
          inputRef={inputRef}
          slotProps={{ input: { ...control, min: '1900-01-01', max: '9999-12-31' } }}
        />
      )}
    </FieldFrame>
  );
}
