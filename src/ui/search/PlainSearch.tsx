import './search-bar.css';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useLocale } from '../useLocale';
import { useSearch } from '../useSearch';
import type { SearchParams } from './searchTypes';

interface Props {
  params: SearchParams;
  placeholder: string | undefined;
  label: string;
  words?: string;
  /** The category among the params can be left for the whole forum. */
  isPlace?: boolean;
}

/** The search as a server prints it: a form that works by itself. */
export function PlainSearch({ params, placeholder, label, words, isPlace }: Props) {
  const { t } = useLocale();
  const { action, field } = useSearch();
  return (
    <form
      role="search"
      aria-label={label || undefined}
      className="inl-root inl-search"
      acceptCharset="utf-8"
      action={action}
      data-inlay-part="search-form"
    >
      {Object.entries(params).map(([name, value]) =>
        isPlace && /^categoryIDs?$/.test(name) ? (
          <select
            key={name}
            name={name}
            className="inl-search__domain inl-focus"
            aria-label={t('Search in')}
            defaultValue={value}
          >
            <option value={value}>{t('This category')}</option>
            <option value="">{t('Everything')}</option>
          </select>
        ) : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <span className="inl-search__field">
        <input
          className="inl-search__input"
          type="search"
          name={field}
          aria-label={t('Search Text')}
          placeholder={placeholder ?? t('Search')}
          autoComplete="off"
          maxLength={500}
          defaultValue={words}
          data-inlay-part="search-words"
        />
        <Button type="submit" look="icon" aria-label={t('Search')}>
          <Icon name="search" />
        </Button>
      </span>
    </form>
  );
}
