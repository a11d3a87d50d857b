import { useEffect, useRef } from 'react';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { BarSearch } from './BarSearch';
import type { SearchState } from './useSearchState';

/**
 * The compact search: an icon that becomes a field with Cancel, until it loses focus. The typed text is there
 * again when it is opened again, unless it was cancelled.
 */
export function SearchToggle({ search }: { search: SearchState }) {
  const { open, setOpen, setWords } = search;
  const { t } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    if (!open && returns.current) button.current?.focus();
    returns.current = false;
  }, [open]);

  if (!open)
    return (
      <Button
        ref={button}
        look="icon"
        className="inl-title-bar__search"
        aria-label={t('Search')}
        aria-expanded={false}
        data-inlay-part="search"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </Button>
    );
  return (
    <BarSearch
      search={search}
      onCancel={() => {
        returns.current = true;
        setWords('');
        setOpen(false);
      }}
    />
  );
}
