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
}

/** The search as a server prints it: a form that works by itself. */
export function PlainSearch({ params, placeholder, label }: Props) {
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
      {Object.entries(params).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="inl-search__field">
        <input
          className="inl-search__input"
          type="search"
          name={field}
          aria-label={t('Search Text')}
          placeholder={placeholder ?? t('Search')}
          autoComplete="off"
          maxLength={500}
          data-inlay-part="search-words"
        />
        <Button type="submit" look="icon" aria-label={t('Search')}>
          <Icon name="search" />
        </Button>
      </span>
    </form>
  );
}
