import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldProps } from './Field';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

type Own = FieldProps & {
  value: string;
  onChange(value: string): void;
  choices: readonly Choice[];
  /** Shown while nothing is chosen, that is for an empty value. */
  placeholder?: string;
};

/** One of a few choices, by the browser's own list. */
export function SelectField({
  value,
  onChange,
  choices,
  placeholder,
  ...props
}: Own & Omit<ComponentPropsWithRef<'select'>, keyof Own | 'id' | 'children'>) {
  const { name, label, description, required, problem, className, ...rest } = props;
  return (
    <Field {...{ name, label, description, required, problem, className }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className="inl-input inl-input--select"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
