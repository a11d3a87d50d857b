import { threadAddress } from '../../src/ui/thread/threadAddress';
import type { AnswerThreadProps } from './props';

export type TabID = 'all' | 'accepted' | 'rejected';
export type Decided = 'accepted' | 'rejected';

/** Of the answers that a server is asked for. */
export const answersParams = (props: AnswerThreadProps, qna: Decided) => ({
  ...{ ...props.apiParams, page: 1, limit: 500, ...props[`${qna}AnswersApiParams`], qna },
});

/**
 * The thread as a whole, and of the answers in it those that were decided on; each as the props of a thread. `counts` says how
 * many a server has of those that the layout did not bring.
 */
export function answerTabs(
  props: AnswerThreadProps,
  counts: Record<Decided, number>,
): { id: TabID; title: string; props: object }[] {
  const {
    acceptedAnswers,
    acceptedAnswersApiParams: _accepted,
    rejectedAnswers,
    rejectedAnswersApiParams: _rejected,
    tabTitles,
    defaultTabID: _first,
    ...thread
  } = props;
  const ofStatus = (id: Decided, usual: string, answers: typeof acceptedAnswers) => {
    if ((answers?.data.length ?? counts[id]) === 0) return [];
    const title = tabTitles?.[id] ?? usual;
    const own = { title, tab: id, apiParams: answersParams(props, id), threadStyle: 'flat' };
    return [{ id, title, props: { ...thread, ...own, comments: answers, commentsThread: undefined } }];
  };
  const decided = [
    ...ofStatus('accepted', 'Accepted Answers', acceptedAnswers),
    ...ofStatus('rejected', 'Rejected Answers', rejectedAnswers),
  ];
  const all = decided.length === 0 ? thread : { ...thread, tab: 'all' };
  return [{ id: 'all', title: tabTitles?.all ?? 'All Replies', props: all }, ...decided];
}

/**
 * The tab that an address names; else the accepted answers, unless it leads to a comment, which may be anywhere, or to a later
 * page, which is of the whole thread.
 */
export function firstTab(
  tabs: readonly { id: TabID }[],
  { search, hash, pathname }: Pick<Location, 'search' | 'hash' | 'pathname'>,
  usual?: TabID,
): TabID {
  const isPlace =
    /^#(comment_|latest)/i.test(hash) ||
    /\/discussion\/comment\//.test(pathname) ||
    (threadAddress.page(pathname) ?? 1) > 1;
  const wanted = [threadAddress.tab(search), ...(isPlace ? ['all'] : [usual, 'accepted'])];
  return wanted.flatMap((id) => tabs.find((tab) => tab.id === id) ?? [])[0]?.id ?? 'all';
}
