import { useState } from 'react';
import { keepSearch, readSearches } from '../../src/resources/recentSearches';
import { Button } from '../../src/ui/Button';
import { useLocale } from '../../src/ui/useLocale';
import { PlainLink } from './PlainLink';

interface Props {
  reader: Parameters<typeof readSearches>[0];
  hrefOf(query: string): string;
  onSearch(query: string): void;
}

/** What this reader searched for last, kept on this machine alone. */
export function RecentSearches({ reader, hrefOf, onSearch }: Props) {
  const { t } = useLocale();
  const [searches, setSearches] = useState(() => readSearches(reader));
  if (searches.length === 0) return null;
  const forget = () => {
    keepSearch(reader, null);
    setSearches([]);
  };
  return (
    <section className="inl-search-page__recent" aria-label={t('Your last searches')}>
      <h2>{t('Your last searches')}</h2>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <PlainLink href={hrefOf(query)} onPress={() => onSearch(query)}>
              <bdi>{query}</bdi>
            </PlainLink>
          </li>
        ))}
      </ul>
      <Button look="text" size="compact" onClick={forget}>
        {t('Forget them')}
      </Button>
    </section>
  );
}
