import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import type { SearchResult } from '../../src/resources/searchResults';
import { Pager } from '../../src/ui/pager/Pager';
import { hasMatch } from '../../src/ui/search/Marked';
import { useLocale } from '../../src/ui/useLocale';
import { PlaceLinks } from './PlaceLinks';
import { PrintedResults } from './PrintedResults';
import { ResultList } from './ResultList';
import { pageSize, type Known } from './readSearch';
import type { SearchPageState } from './useSearchPage';

interface Props {
  page: SearchPageState;
  printed: readonly Node[];
  known: Known;
}

/** What was found, or why nothing is shown; what was found before stays until there is something else. */
export function SearchResults({ page, printed, known }: Props) {
  const { t } = useLocale();
  const { shown, pending, failure, held, hrefOf, go, retry } = page;
  const answer = shown?.answer ?? null;
  const isOffline = failure?.error.code === 'offline';
  const kept = isOffline
    ? [...held(), ...rowsOf(printed)].filter(({ name, text }) =>
        hasMatch(`${name} ${text}`, failure.search.query),
      )
    : [];
  return (
    <div className="inl-search-page__results" aria-busy={pending !== null}>
      {failure && <ErrorBox error={failure.error} onRetry={retry} busy={pending !== null} />}
      {pending && (
        <div className="inl-search-page__busy">
          <Loader />
        </div>
      )}
      {isOffline ? (
        <>
          <p className="inl-root inl-search-page__note">
            {t('You are offline. Only what this page has shown is searched.')}
          </p>
          <ResultList rows={kept} query={failure.search.query} />
        </>
      ) : answer === 'printed' ? (
        <PrintedResults nodes={printed} known={known} go={go} />
      ) : answer ? (
        <>
          <PlaceLinks places={shown!.places} query={shown!.search.query} />
          <ResultList rows={answer.rows} query={shown!.search.query} />
          {(answer.hasMore || shown!.search.page > 1 || (answer.total ?? 0) > pageSize) && (
            <Pager
              currentPage={shown!.search.page}
              pageLimit={pageSize}
              totalResults={answer.total}
              hasMorePages={answer.hasMore}
              hrefOf={(to) => hrefOf({ ...shown!.search, page: to })}
              onChange={(to) => go({ ...shown!.search, page: to })}
            />
          )}
        </>
      ) : (
        shown && (
          <p className="inl-root inl-search-page__note">
            {t('Type what you are looking for into the search field above.')}
          </p>
        )
      )}
    </div>
  );
}

/** What the server printed, as far as a search without it needs it. */
const rowsOf = (nodes: readonly Node[]): SearchResult[] =>
  nodes
    .flatMap((node) =>
      node instanceof Element ? [...node.querySelectorAll<HTMLAnchorElement>(':is(h2, h3) > a')] : [],
    )
    .map(({ href, textContent }) => ({
      ...{ key: `printed/${href}`, name: textContent, url: href, type: '', text: '', author: null },
      ...{ date: null, crumbs: [], image: null, labels: [], isForeign: false, site: '' },
    }));
