import { useEffect, useMemo, useRef, useState } from 'react';
import { usePermissions } from '../../src/index';
import { usePrivacy } from '../../src/resources/usePrivacy';
import { areResultKeysOff, keepResultKeys } from '../../src/resources/resultKeys';
import { keepSearch } from '../../src/resources/recentSearches';
import { useSearchServices } from '../../src/resources/useSearchServices';
import { SearchBar } from '../../src/ui/search/SearchBar';
import { SortOptions } from '../../src/ui/pager/SortOptions';
import { sorts } from '../../src/ui/pager/sorts';
import { isolate } from '../../src/ui/isolate';
import { useExtensions } from '../../src/ui/useExtensions';
import { useUi } from '../../src/ui/UiContext';
import { DomainLinks } from './DomainLinks';
import type { SearchPageProps } from './props';
import { RecentSearches } from './RecentSearches';
import { inDomain, isAsked, isOfPosts, nothing, type Search } from './readSearch';
import { KeysSwitch } from './KeysSwitch';
import { PlainLink } from './PlainLink';
import { SearchFilters } from './SearchFilters';
import { SearchResults } from './SearchResults';
import { useResultKeys } from './useResultKeys';
import { useSearchPage, type Shown } from './useSearchPage';

interface Props extends SearchPageProps {
  userID: number;
  /** Results that the server printed for this reader. */
  printed: readonly Node[];
}

export function SearchOfReader({ domains: given, categories, types, total, author, userID, printed }: Props) {
  const { locale, meta, window, announcer, home } = useUi();
  const { t, plural, number } = locale;
  const services = useSearchServices();
  const can = usePermissions();
  const privacy = usePrivacy({ window, raw: meta.raw });
  const added = useExtensions('search.domains');
  const heading = useRef<HTMLHeadingElement>(null);
  const around = useRef<HTMLDivElement>(null);
  const reader = { window, site: home, userID };

  const domains = useMemo(() => {
    const names = given.map(({ value }) => value);
    const more = added.filter(
      ({ key, permission }) => !names.includes(key) && (permission === undefined || can(permission)),
    );
    return [...given, ...more.map(({ key, name }) => ({ value: key, label: name }))];
  }, [given, added, can]);
  const known = useMemo(
    () => ({
      domains: domains.map(({ value }) => value),
      types: types.map(({ value }) => value),
      categoryIDs: categories.map(({ categoryID }) => categoryID),
    }),
    [domains, types, categories],
  );

  const onArrived = ({ search, answer }: Shown) => {
    const found = answer && answer !== 'printed' ? answer.total : undefined;
    const parts = [
      found === undefined ? '' : plural(found, { one: '{count} result', other: '{count} results' }),
      search.page > 1 ? t('Page {n}', { n: number(search.page) }) : '',
    ];
    announcer.announce(parts.filter(Boolean).join(', '));
    setArrivals((count) => count + 1);
    if (search.query === '') return;
    void privacy.isAnonymous().then((isAnonymous) => isAnonymous || keepSearch(reader, search.query));
  };
  const [arrivals, setArrivals] = useState(0);
  const page = useSearchPage({ known, isPrinted: printed.length > 0, onArrived });
  const { shown, pending, go, hrefOf } = page;
  const search = shown?.search ?? pending ?? page.failure?.search ?? nothing;
  const { query, domain, scope } = search;
  const bare = { ...nothing, query, domain, scope };
  const [words, setWords] = useState(query);
  const [first] = useState(search);
  const [wordsOf, setWordsOf] = useState(search);
  // Those of a search that the reader comes back to.
  if (wordsOf !== search) {
    setWordsOf(search);
    setWords(search.query);
  }
  useEffect(() => {
    // Whose results these are, after the field that they came from.
    if (arrivals > 0) heading.current?.focus();
  }, [arrivals]);
  useEffect(() => {
    const title = query ? t('Search: {query}', { query }) : t('Search');
    // The server's own title says the same.
    if (shown && shown.answer !== 'printed') window.document.title = `${title} - ${meta.ui.siteName}`;
  }, [query, shown, meta, t, window]);

  const [hasKeys, setKeys] = useState(() => !areResultKeysOff(reader));
  useResultKeys(around, hasKeys);

  const change = (changes: Partial<Search>) => inDomain({ ...search, page: 1, ...changes });
  const isOnPosts = isOfPosts(search.domain);
  const count = shown?.answer === 'printed' ? total : shown?.answer?.total;
  return (
    <div ref={around} className="inl-search-page">
      <header className="inl-root inl-search-page__head">
        <h1>{t('Search')}</h1>
        <SearchBar
          services={services}
          words={words}
          onWords={setWords}
          params={search.scope ? hub : undefined}
          hasOwnDomains
          onSearch={(query, along) =>
            go(
              change({
                query,
                ...(along.domain && known.domains.includes(along.domain) && { domain: along.domain }),
                ...(along.scope && { scope: along.scope === 'hub' ? 'hub' : '' }),
              }),
            )
          }
        />
        {isOnPosts && (
          <SearchFilters
            key={hrefOf({ ...search, page: 1 })}
            search={search}
            categories={categories}
            types={types}
            cleared={hrefOf(bare)}
            onClear={() => go(bare)}
            onApply={(filters) => go(change({ query: words.trim(), ...filters }))}
          />
        )}
        {isAsked(search) ? (
          <>
            {shown && (
              <h2 ref={heading} tabIndex={-1} className="inl-search-page__found">
                {count === undefined
                  ? t('Results')
                  : plural(count, { one: '{count} result', other: '{count} results' })}
                {search.query && (
                  <>
                    : <bdi>{search.query}</bdi>
                  </>
                )}
              </h2>
            )}
            {search.author && (
              <p>
                {t('Only by {name}', {
                  name: isolate(search.author === first.author ? (author ?? search.author) : search.author),
                })}{' '}
                <PlainLink href={hrefOf(change({ author: '' }))} onPress={() => go(change({ author: '' }))}>
                  {t('By everybody')}
                </PlainLink>
              </p>
            )}
            <DomainLinks
              domains={domains}
              current={search.domain}
              hrefOf={(domain) => hrefOf(change({ domain }))}
              onChange={(domain) => go(change({ domain }))}
            />
            {isOnPosts && (
              <SortOptions<string>
                sorts={sorts.results}
                current={search.sort || 'relevance'}
                hrefOf={(sort) => hrefOf(change({ sort: sort === 'relevance' ? '' : sort }))}
                onChange={(sort) => go(change({ sort: sort === 'relevance' ? '' : sort }))}
              />
            )}
          </>
        ) : (
          <RecentSearches
            reader={reader}
            hrefOf={(query) => hrefOf(change({ query }))}
            onSearch={(query) => go(change({ query }))}
          />
        )}
      </header>
      <SearchResults {...{ page, printed, known }} />
      {isAsked(search) && (
        <KeysSwitch
          isOn={hasKeys}
          onChange={(isOn) => {
            setKeys(isOn);
            keepResultKeys(reader, !isOn);
          }}
        />
      )}
    </div>
  );
}

const hub = { scope: 'hub' };
