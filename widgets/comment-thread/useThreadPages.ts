import { useEffect, useState } from 'react';
import {
  readFlat,
  readNested,
  threadExpand,
  useListCommentsQuery,
  type CommentPage,
} from '../../src/resources/commentPages';
import { useUi } from '../../src/ui/UiContext';
import type { CommentThreadProps } from './props';
import { threadAddress, type CommentSort } from '../../src/ui/thread/threadAddress';

/** Which page of a thread is shown, in which order: as the layout brought it first, then as the reader asks. */
export function useThreadPages(
  props: CommentThreadProps,
  discussionID: number,
  startPage: number | undefined,
) {
  const { window } = useUi();
  const { threadStyle, apiParams = {}, tab } = props;
  const isNested = threadStyle === 'nested';
  const limit = apiParams.limit ?? 30;
  const [brought] = useState(() => broughtIn(props));
  const [first] = useState(() => {
    const { pathname, search } = window.location;
    const page = threadAddress.page(pathname) ?? apiParams.page ?? startPage ?? 1;
    const last = Math.max(1, Math.ceil((brought?.total ?? Infinity) / limit));
    return {
      page: Math.min(page, last),
      sort: threadAddress.sort(search) ?? threadAddress.readSort(apiParams.sort) ?? 'dateInserted',
    };
  });
  const standardSort = threadAddress.readSort(apiParams.defaultSort) ?? 'dateInserted';
  const [asked, ask] = useState<{ page: number; sort: CommentSort }>(first);
  useEffect(() => {
    const onBack = () => {
      const { pathname, search } = window.location;
      // Of another tab, which takes the place of this one.
      if (tab && (threadAddress.tab(search) ?? tab) !== tab) return;
      ask({ page: threadAddress.page(pathname) ?? 1, sort: threadAddress.sort(search) ?? standardSort });
    };
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, [window, standardSort, tab]);

  // What came along is of the page and the order that the layout was asked for.
  const isBrought =
    brought !== null &&
    asked.page === (apiParams.page ?? startPage ?? 1) &&
    asked.sort === (threadAddress.readSort(apiParams.sort) ?? 'dateInserted');
  const { page, sort } = asked;
  const { maxDepth = 5, collapseChildDepth = 3, expand = threadExpand, qna } = apiParams;
  const query = {
    ...{ parentRecordType: 'discussion', parentRecordID: discussionID, page, limit, sort, expand, isNested },
    ...(qna && { qna }),
    ...(isNested && { maxDepth, collapseChildDepth: Math.min(collapseChildDepth, maxDepth) }),
  };
  const { data, currentData, error, isFetching, refetch } = useListCommentsQuery(query, {
    skip: isBrought || discussionID === 0,
  });
  const shown: CommentPage | undefined = isBrought ? brought : (currentData ?? data ?? brought ?? undefined);
  return {
    ...{ page, sort, limit, standardSort, shown, ask },
    /** What is shown is what is asked for, and not the page before. */
    isThere: isBrought || currentData !== undefined,
    error: isBrought ? undefined : error,
    isFetching: !isBrought && isFetching,
    retry: () => void refetch(),
  };
}

function broughtIn({ comments, commentsThread }: CommentThreadProps): CommentPage | null {
  const nested = commentsThread && readNested(commentsThread.data);
  if (nested) return { comments: nested, total: commentsThread.paging?.total };
  const flat = comments && readFlat(comments.data);
  return flat ? { comments: flat, total: comments.paging?.total } : null;
}
