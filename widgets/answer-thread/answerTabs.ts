import type { AnswerThreadProps } from './props';

export type TabID = 'all' | 'accepted' | 'rejected';

/** The thread as a whole, and of the answers in it those that were decided on; each as the props of a thread. */
export function answerTabs(
  {
    acceptedAnswers,
    acceptedAnswersApiParams,
    rejectedAnswers,
    rejectedAnswersApiParams,
    tabTitles,
    defaultTabID: _,
    ...thread
  }: AnswerThreadProps,
  mayCurate: boolean,
): { id: TabID; title: string; props: object }[] {
  const ofStatus = (
    id: 'accepted' | 'rejected',
    usual: string,
    answers: typeof acceptedAnswers,
    params: typeof acceptedAnswersApiParams,
  ) => {
    if (!answers || answers.data.length === 0) return [];
    const apiParams = { ...thread.apiParams, page: 1, limit: 500, ...params, qna: id };
    const title = tabTitles?.[id] ?? usual;
    const props = {
      ...thread,
      title,
      apiParams,
      threadStyle: 'flat',
      comments: answers,
      commentsThread: undefined,
    };
    return [{ id, title, props }];
  };
  return [
    { id: 'all', title: tabTitles?.all ?? 'All Replies', props: thread },
    ...ofStatus('accepted', 'Accepted Answers', acceptedAnswers, acceptedAnswersApiParams),
    ...(mayCurate ? ofStatus('rejected', 'Rejected Answers', rejectedAnswers, rejectedAnswersApiParams) : []),
  ];
}

/** The tab that an address names; else the accepted answers, unless it leads to a comment, which may be anywhere. */
export function firstTab(
  tabs: readonly { id: TabID }[],
  { search, hash, pathname }: Pick<Location, 'search' | 'hash' | 'pathname'>,
  usual?: TabID,
): TabID {
  const asked = new URLSearchParams(search).get('tab');
  const toComment = /^#comment_/i.test(hash) || /\/discussion\/comment\//.test(pathname);
  const wanted = [asked, toComment ? 'all' : usual, toComment ? null : 'accepted'];
  return wanted.flatMap((id) => tabs.find((tab) => tab.id === id) ?? [])[0]?.id ?? 'all';
}
