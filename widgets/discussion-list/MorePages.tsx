import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListDiscussionsQuery } from '../../src/resources/discussions/listDiscussions';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { Pager } from '../../src/ui/pager/Pager';
import { useStandIn } from '../../src/ui/useStandIn';
import { useUi } from '../../src/ui/UiContext';
import { askFor, pageLimit } from './askFor';
import { DiscussionRows } from './DiscussionRows';
import { listAddress } from './listAddress';
import { readRows, type DiscussionsWidgetProps } from './props';

/** The pages of a list that is there already: its rows stand above this widget's tag, and each page takes their place. */
export function MorePages(props: DiscussionsWidgetProps) {
  const { urls, inner } = useUi();
  const [asked, setAsked] = useState<number | null>(null);
  const { currentPage = 1, total } = props.initialPaging ?? {};
  const page = asked ?? currentPage;
  const pager = (
    <Pager
      currentPage={page}
      pageLimit={pageLimit(props)}
      totalResults={total}
      hrefOf={(to) => listAddress.changed(urls().page ?? '', { page: to > 1 ? String(to) : null })}
      onChange={setAsked}
    />
  );
  if (inner) return pager;
  return (
    <InPlace {...{ props, page, first: currentPage }} onPage={setAsked}>
      {pager}
    </InPlace>
  );
}

interface InPlaceProps {
  props: DiscussionsWidgetProps;
  page: number;
  /** The one that was printed. */
  first: number;
  onPage(page: number): void;
  children: ReactNode;
}

function InPlace({ props, page, first, onPage, children }: InPlaceProps) {
  const { window, locale, announcer } = useUi();
  const isFirst = page === first;
  const { data, currentData, error, isFetching, refetch } = useListDiscussionsQuery(askFor(props, page), {
    skip: isFirst,
  });
  const isThere = currentData !== undefined && !isFirst;
  // The last page stays in sight until the next one is here.
  const rows = isFirst ? undefined : (currentData ?? data);
  const { anchor, place, current } = useStandIn('.inl-discussions', rows !== undefined);
  const shown = useRef(first);

  useEffect(() => {
    if (shown.current === page || !(isFirst || isThere)) return;
    shown.current = page;
    const { history, location } = window;
    const address = listAddress.changed(location.href, { page: page > 1 ? String(page) : null });
    if (address !== location.pathname + location.search) history.pushState(null, '', address);
    const list = current();
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
    // There is nothing to scroll where nothing is laid out.
    list.scrollIntoView?.({ block: 'nearest' });
    announcer.announce(locale.t('Page {n}', { n: locale.number(page) }));
  }, [window, page, isFirst, isThere, announcer, locale, current]);
  useEffect(() => {
    const onBack = () => onPage(listAddress.page(window.location.search));
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [window, onPage]);

  return (
    <div ref={anchor} aria-busy={isFetching}>
      {error && 'status' in error && (
        <ErrorBox error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isFetching && <Loader />}
      {children}
      {rows && createPortal(<Rows props={props} rows={rows.rows} />, place)}
    </div>
  );
}

/** Of one page. What the page does to them meanwhile, as they lose a row, goes with them. */
function Rows({ props, rows }: { props: DiscussionsWidgetProps; rows: unknown[] }) {
  const discussions = readRows(rows);
  return <DiscussionRows key={discussions[0]?.discussionID} {...props} discussions={discussions} />;
}
