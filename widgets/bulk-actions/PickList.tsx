import { useEffect, useId, useRef } from 'react';
import { useUniqueID } from '../../src/ui/useUniqueID';

export interface Choice {
  id: number;
  name: string;
  disabled?: boolean;
}

interface Props {
  legend: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChoose(id: number): void;
  error?: string | null;
}

/** One of few, by radio buttons. */
export function PickList({ legend, choices, chosen, onChoose, error }: Props) {
  const id = useUniqueID();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error) group.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <fieldset ref={group} className="inl-pick" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {error && (
        <p className="inl-pick__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className="inl-pick__list">
        {choices.map((choice) => (
          <label key={choice.id} className="inl-pick__choice">
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              disabled={choice.disabled}
              onChange={() => onChoose(choice.id)}
            />
            <bdi>{choice.name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
