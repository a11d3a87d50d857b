import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useField } from './Field';
import type { FieldProps } from './Field';
import { RequiredMark } from './RequiredMark';

interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
}

interface Props extends FieldProps {
  value: readonly string[];
  onChange(value: string[]): void;
  choices: readonly Choice[];
}

/** Any number of a few choices, all of them in sight. */
export function CheckboxGroup({ value, onChange, choices, ...field }: Props) {
  const { control, notes } = useField(field);
  return (
    <fieldset
      className={clsx('inl-field inl-field--group', field.className)}
      data-field={field.name}
      aria-describedby={control['aria-describedby']}
    >
      <legend className="inl-field__label">
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      {notes}
      {choices.map((choice, index) => {
        const note = choice.description === undefined ? undefined : `${control.id}-${index}`;
        return (
          <div key={choice.value}>
            <label className="inl-check">
              <input
                type="checkbox"
                className="inl-check__box"
                name={field.name}
                value={choice.value}
                checked={value.includes(choice.value)}
                aria-invalid={control['aria-invalid']}
                aria-describedby={note}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...value, choice.value] : value.filter((each) => each !== choice.value),
                  )
                }
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
