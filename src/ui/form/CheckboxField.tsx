import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useField } from './Field';
import type { FieldProps } from './Field';
import { RequiredMark } from './RequiredMark';

type Own = FieldProps & {
  checked: boolean;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
  /** It is being saved: it keeps focus and does nothing. */
  busy?: boolean;
  onChange(checked: boolean): void;
};

/** A box to check, with its label behind it. */
export function CheckboxField({
  checked,
  mixed = false,
  busy = false,
  onChange,
  ...props
}: Own & Omit<ComponentPropsWithRef<'input'>, keyof Own | 'id' | 'type' | 'ref'>) {
  const { name, label, description, required, problem, className, ...rest } = props;
  const { control, notes } = useField({ name, description, required, problem });
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    box.current!.indeterminate = mixed;
  }, [mixed]);
  return (
    <div className={clsx('inl-field', className)} data-field={name}>
      <label className="inl-check">
        <input
          {...rest}
          {...control}
          ref={box}
          type="checkbox"
          className="inl-check__box"
          checked={checked}
          aria-disabled={busy || undefined}
          onChange={({ target }) => {
            if (!busy) onChange(target.checked);
          }}
        />
        <span>
          {label}
          {required && <RequiredMark />}
        </span>
      </label>
      {notes}
    </div>
  );
}
