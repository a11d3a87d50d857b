import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { useSearch } from '../../src/ui/useSearch';
import type { BarSearchProps } from './BarSearch';

/** Until the search's code is there, and where it cannot be had: a field that loses no letter, and searches. */
export function PlainSearch({ words, onWords, onCancel }: BarSearchProps) {
  const { t } = useLocale();
  const { action, field, submit } = useSearch();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current!.focus(), []);
  return (
    <form
      role="search"
      className="inl-search inl-title-bar__search-form"
      acceptCharset="utf-8"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        submit(words);
      }}
    >
      <span className="inl-search__field">
        <input
          ref={input}
          type="search"
          name={field}
          className="inl-search__input inl-focus"
          aria-label={t('Search Text')}
          placeholder={t('Search')}
          maxLength={500}
          data-inlay-part="search-words"
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.stopPropagation();
            if (words === '') onCancel();
            else onWords('');
          }}
        />
        <Button type="submit" look="icon" aria-label={t('Search')}>
          <Icon name="search" />
        </Button>
      </span>
      <Button look="text" data-inlay-part="search" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
