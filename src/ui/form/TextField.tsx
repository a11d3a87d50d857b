import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field';
import type { FieldProps } from './Field';

type Own = FieldProps & { value: string; onChange(value: string): void };
type Rest<Tag extends 'input' | 'textarea'> = Omit<ComponentPropsWithRef<Tag>, keyof Own | 'id'>;

/** A line of text, or of what `type` says. */
export function TextField({ value, onChange, ...props }: Own & Rest<'input'>) {
  const { name, label, description, required, problem, className, ...rest } = props;
  return (
    <Field {...{ name, label, description, required, problem, className }}>
      {(control) => (
        <input
          type="text"
          // Of an empty one it would be that of English.
          dir={value ? 'auto' : undefined}
          {...rest}
          {...control}
          className="inl-input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Several lines of plain text. */
export function TextAreaField({ value, onChange, ...props }: Own & Rest<'textarea'>) {
  const { name, label, description, required, problem, className, ...rest } = props;
  return (
    <Field {...{ name, label, description, required, problem, className }}>
      {(control) => (
        <textarea
          dir="auto"
          rows={4}
          {...rest}
          {...control}
          className={clsx('inl-input', 'inl-input--lines')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
