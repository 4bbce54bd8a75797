import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { errorTextOf } from '../errorText';
import { FieldFrame, type FieldWords } from './FieldFrame';
import { asTyped } from './asTyped';

export interface SelectOption {
  value: string;
  label: string;
}

/** A choice among a few, as the native control that every device does best. */
export function SelectField({
  name,
  label,
  hint,
  required,
  options,
}: FieldWords & { name: string; options: readonly SelectOption[] }) {
  const { input, meta } = useField<string>(name, { parse: asTyped });
  return (
    <SelectControl
      label={label}
      hint={hint}
      required={required}
      options={options}
      name={name}
      value={input.value}
      error={errorTextOf(meta)}
      onChange={input.onChange}
      onBlur={() => {
        input.onBlur();
      }}
    />
  );
}

/** The same control for a value that is not kept as a text. */
export function SelectControl({
  label,
  hint,
  required,
  options,
  name,
  value,
  error,
  onChange,
  onBlur,
}: FieldWords & {
  options: readonly SelectOption[];
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
}) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} required={required} error={error}>
      {(control) => (
        <NativeSelect
          fullWidth
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onBlur={onBlur}
          error={control['aria-invalid']}
          input={<OutlinedInput />}
          inputProps={{ ...control, name }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
