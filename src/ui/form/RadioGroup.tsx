import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useField } from './Field';
import type { FieldProps } from './Field';
import { RequiredMark } from './RequiredMark';

interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** Its key in the server's HTML: a click before the code was here goes over by it. */
  part?: string;
}

interface Props extends FieldProps {
  value: string;
  onChange(value: string): void;
  choices: readonly Choice[];
}

/** One of a few choices, all of them in sight; arrow keys go from one to the next. */
export function RadioGroup({ value, onChange, choices, ...field }: Props) {
  const { control, notes } = useField(field);
  return (
    <fieldset
      className={clsx('inl-field inl-field--group', field.className)}
      role="radiogroup"
      data-field={field.name}
      aria-describedby={control['aria-describedby']}
      aria-required={control['aria-required']}
      aria-invalid={control['aria-invalid']}
    >
      <legend className="inl-field__label">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      {/* Focus goes to the first choice, so the error stands there and not below the last of many. */}
      {notes}
      {choices.map((choice, index) => {
        const note = choice.description === undefined ? undefined : `${control.id}-${index}`;
        return (
          <div key={choice.value}>
            <label className="inl-check">
              <input
                type="radio"
                className="inl-check__box"
                // In the page every group needs a name of its own, or two of them share their choice.
                name={control.id}
                value={choice.value}
                checked={choice.value === value}
                disabled={choice.disabled}
                data-inlay-part={choice.part}
                aria-describedby={note}
                onChange={() => onChange(choice.value)}
              />
              <span>{choice.label}</span>
            </label>
            {note && (
              <p className="inl-field__description" id={note}>
                {choice.description}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
