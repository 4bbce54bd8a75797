import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { errorTextOf } from '../errorText';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { asTyped } from './asTyped';

type TextFieldProps = FieldWords & { name: string } & Pick<
    OutlinedInputProps,
    'autoComplete' | 'autoFocus' | 'endAdornment' | 'multiline' | 'minRows' | 'placeholder' | 'inputMode' | 'type'
  >;

/** A text in a form. */
export function TextField({ name, label, hint, required, ...inputProps }: TextFieldProps) {
  const id = useId();
  const { input, meta } = useField<string>(name, { parse: asTyped });
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={errorTextOf(meta)}>
      {(control) => (
        <OutlinedInput
          {...inputProps}
          id={id}
          name={input.name}
          value={input.value}
          onChange={input.onChange}
          onBlur={input.onBlur}
          onFocus={input.onFocus}
          error={control['aria-invalid']}
          fullWidth
          slotProps={{ input: control }}
        />
      )}
    </FieldFrame>
  );
}
