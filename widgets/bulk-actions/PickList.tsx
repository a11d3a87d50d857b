import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';

export interface Choice {
  id: number;
  name: string;
  /** Where it is, in small print. */
  place?: string;
  disabled?: boolean;
}

interface Props {
  legend: string;
  choices: readonly Choice[];
  chosen: number | null;
  onChoose(id: number): void;
  /** What is searched for, and what to do when it changes; without it there is no search. */
  search?: { label: string; words: string; onWords(words: string): void };
  busy?: boolean;
  error?: string | null;
  /** In place of choices: nothing was found, or it could not be read. */
  instead?: ReactNode;
}

/** One of few by radio buttons, or one of many by a search over them. */
export function PickList({ legend, choices, chosen, onChoose, search, busy = false, error, instead }: Props) {
  const { plural } = useLocale();
  const id = useUniqueID();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error) group.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <fieldset ref={group} className="inl-pick" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {search && (
        <input
          className="inl-pick__search"
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          autoComplete="off"
          maxLength={200}
          value={search.words}
          // Enter in a search looks for something; it does not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => search.onWords(event.target.value)}
        />
      )}
      {error && (
        <p className="inl-pick__error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      <div className="inl-pick__list" aria-busy={busy}>
        {instead ??
          choices.map((choice) => (
            <label key={choice.id} className="inl-pick__choice">
              <input
                type="radio"
                name={name}
                value={choice.id}
                checked={choice.id === chosen}
                disabled={choice.disabled}
                onChange={() => onChoose(choice.id)}
              />
              <span>
                <bdi>{choice.name}</bdi>
                {choice.place && <small className="inl-pick__place">{choice.place}</small>}
              </span>
            </label>
          ))}
      </div>
      {search && (
        <p className="inl-hidden" role="status">
          {!busy && plural(choices.length, { one: '{count} result', other: '{count} results' })}
        </p>
      )}
    </fieldset>
  );
}
