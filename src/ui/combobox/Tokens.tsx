import { useRef } from 'react';
import { Icon } from '../Icon';
import { useLocale } from '../useLocale';
import type { Option } from './comboboxTypes';

interface Props {
  chosen: readonly Option[];
  onRemove(option: Option): void;
  /** The last one has gone. */
  onEmpty(): void;
}

/** What has been chosen, each with a button that takes it back. */
export function Tokens({ chosen, onRemove, onEmpty }: Props) {
  const { t } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;
  return (
    <ul className="inl-combobox__tokens" aria-label={t('Chosen')} ref={list}>
      {chosen.map((option, index) => (
        <li className="inl-combobox__token" key={option.value}>
          <bdi>{option.label}</bdi>
          <button
            type="button"
            className="inl-combobox__remove"
            aria-label={t('Remove {name}', { name: option.label })}
            onClick={() => {
              // The button goes with its token: the next one takes focus, or the one before.
              const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
              (buttons[index + 1] ?? buttons[index - 1])?.focus();
              if (buttons.length === 1) onEmpty();
              onRemove(option);
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
