import { useSearchServices } from '../../src/resources/useSearchServices';
import { SearchBar } from '../../src/ui/search/SearchBar';
import { useHere } from '../../src/ui/search/useHere';
import { useLocale } from '../../src/ui/useLocale';
import type { SearchState } from './useSearchState';

interface Props {
  search: SearchState;
  /** Gives the bar back its room, where the field has taken it. */
  onCancel?(): void;
}

/** The bar's search, with all that it can. */
export function BarSearch({ search: { words, chosen, setWords, setOpen }, onCancel }: Props) {
  const services = useSearchServices();
  const here = useHere();
  const { t } = useLocale();
  return (
    <SearchBar
      className="inl-title-bar__search-form"
      {...{ services, words, chosen, onCancel }}
      label={t('Site')}
      places={here}
      onWords={setWords}
      onEnter={() => setOpen(true)}
      onLeave={() => setOpen(false)}
    />
  );
}
