import { threadExpand, useListCommentsQuery } from '../../src/resources/commentPages';
import { threadAddress } from '../../src/ui/thread/threadAddress';
import { useUi } from '../../src/ui/UiContext';
import { answersParams, type Decided } from './answerTabs';
import type { AnswerThreadProps } from './props';

/**
 * How many answers of a question were accepted, or rejected; null until that is known. The server is asked as the thread of
 * these answers asks it, which finds the answer there.
 */
export function useAnswerCount(props: AnswerThreadProps, qna: Decided, may: boolean): number | null {
  const { inner, window } = useUi();
  const {
    parentRecordID = props.discussion?.discussionID,
    page,
    limit,
    sort,
    expand,
  } = answersParams(props, qna);
  const brought = may ? props[`${qna}Answers`]?.data.length : 0;
  const isKnown = brought !== undefined || parentRecordID === undefined || Boolean(inner);
  const query = {
    ...{ parentRecordType: 'discussion', parentRecordID, page, limit, expand: expand ?? threadExpand },
    sort:
      (inner ? null : threadAddress.sort(window.location.search)) ??
      threadAddress.readSort(sort) ??
      'dateInserted',
    ...{ isNested: false, qna },
  };
  const { data, isError } = useListCommentsQuery(query, { skip: isKnown });
  if (isKnown) return brought ?? 0;
  // Without its tabs the thread has all of them.
  return isError ? 0 : (data?.comments.length ?? null);
}
