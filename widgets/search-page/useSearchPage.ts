import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ApiError } from '../../src/index';
import { useSearchResults, type SearchAnswer, type SearchResult } from '../../src/resources/searchResults';
import { usePlaceSearch, type SuggestedPlace } from '../../src/resources/searchSuggestions';
import { siteSectionID } from '../../src/resources/siteSectionID';
import { useUi } from '../../src/ui/UiContext';
import {
  hasPlaces,
  isAsked,
  readSearch,
  searchQuery,
  writeSearch,
  pageSize,
  type Known,
  type Search,
} from './readSearch';

export interface Shown {
  search: Search;
  /** `printed` is what the server put into the page; null where nothing is asked for. */
  answer: SearchAnswer | 'printed' | null;
  /** Parts of the forum that are called so. */
  places: readonly SuggestedPlace[];
}

export interface SearchPageState {
  shown: Shown | null;
  /** On its way. */
  pending: Search | null;
  failure: { search: Search; error: ApiError } | null;
  /** Every row that this page has got, for a search without a connection. */
  held(): SearchResult[];
  hrefOf(search: Search): string;
  /** One entry of the history for each answer; a second press for the same search is one call. */
  go(search: Search): void;
  retry(): void;
}

interface Options {
  known: Known;
  isPrinted: boolean;
  /** The reader asked for it here; not for one come back to. */
  onArrived(shown: Shown): void;
}

/** Answers that a reader may come back to. */
const most = 30;

/**
 * The search of an address and its answer. The address changes with the answer, so that both always agree;
 * the latest search wins, and a failed one keeps the last results.
 */
export function useSearchPage({ known, isPrinted, onArrived }: Options): SearchPageState {
  const { meta, window } = useUi();
  const ask = useSearchResults();
  const findPlaces = usePlaceSearch();
  const read = useCallback(
    () => readSearch(new URLSearchParams(window.location.search), known),
    [known, window],
  );
  const [base] = useState(() => window.location.pathname);
  const [first] = useState<Shown | null>(() => {
    const search = read();
    if (!isAsked(search)) return { search, answer: null, places: [] };
    return isPrinted ? { search, answer: 'printed', places: [] } : null;
  });
  const answers = useRef(new Map<string, Shown>(first ? [[writeSearch(first.search), first]] : []));
  const [shown, setShown] = useState(first);
  const [pending, setPending] = useState<Search | null>(null);
  const [failure, setFailure] = useState<SearchPageState['failure']>(null);
  const latest = useRef<symbol>(undefined);
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  const hrefOf = (search: Search) => [base, writeSearch(search)].filter(Boolean).join('?');

  const show = (next: Shown, how: 'asked' | 'again') => {
    const name = writeSearch(next.search);
    answers.current.delete(name);
    answers.current.set(name, next);
    for (const oldest of [...answers.current.keys()].slice(0, -most)) answers.current.delete(oldest);
    const { history, location } = window;
    const href = hrefOf(next.search);
    if (how === 'asked' && href !== location.pathname + location.search) history.pushState(null, '', href);
    setShown(next);
    setPending(null);
    setFailure(null);
    if (how === 'asked') arrived.current(next);
  };
  const load = async (search: Search, how: 'asked' | 'again') => {
    const own = (latest.current = Symbol());
    setPending(search);
    try {
      const section = { siteSectionID: siteSectionID(meta.raw) };
      const [answer, places] = await Promise.all([
        isAsked(search) ? ask({ ...searchQuery(search), ...section }) : null,
        hasPlaces(search) ? findPlaces({ query: search.query, ...section }) : [],
      ]);
      if (latest.current !== own) return;
      const last = Math.max(Math.ceil((answer?.total ?? 0) / pageSize), 1);
      // There are fewer pages than the address says.
      if (answer?.total && answer.rows.length === 0 && search.page > last)
        return void load({ ...search, page: last }, how);
      show({ search, answer, places }, how);
    } catch (error) {
      if (latest.current !== own) return;
      setPending(null);
      setFailure({ search, error: error as ApiError });
    }
  };
  const current = useRef({ load, show });
  useEffect(() => {
    current.current = { load, show };
  });

  useEffect(() => {
    const onPop = () => {
      const search = read();
      const kept = answers.current.get(writeSearch(search));
      latest.current = undefined;
      // At once, or the browser would not find the place to scroll to.
      if (kept) flushSync(() => current.current.show(kept, 'again'));
      else void current.current.load(search, 'again');
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [read, window]);
  useEffect(() => {
    if (!first) void current.current.load(read(), 'again');
    // Once: what the page began with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const isSame = (search: Search) => pending !== null && writeSearch(pending) === writeSearch(search);
  return {
    ...{ shown, pending, failure, hrefOf },
    held: () => {
      const rows = [...answers.current.values()].flatMap(({ answer }) =>
        answer && answer !== 'printed' ? answer.rows : [],
      );
      return [...new Map(rows.map((row) => [row.key, row])).values()];
    },
    go: (search) => isSame(search) || void load(search, 'asked'),
    retry: () => failure && void load(failure.search, 'asked'),
  };
}
