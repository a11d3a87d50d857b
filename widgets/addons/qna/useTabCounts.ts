import { useEffect } from 'react';
import type { AnswerStatus } from '../../../src/resources/answers';
import { countAnswers } from '../../../src/ui/thread/countAnswers';
import { useUi } from '../../../src/ui/UiContext';

/** As what the page's tabs count each answer, which may stand in several places. */
const createCounted = () => {
  const statuses = new Map<number, AnswerStatus>();
  return { statuses, dispose: () => statuses.clear() };
};

/** Lets the tabs above a thread count an answer as what it is now; undefined while that is not known. */
export function useTabCounts(commentID: number, status: AnswerStatus | undefined): void {
  const { shared, window, locale } = useUi();
  useEffect(() => {
    if (!status) return;
    const { statuses } = shared(createCounted);
    const before = statuses.get(commentID);
    statuses.set(commentID, status);
    if (!before || before === status) return;
    countAnswers(window.document, before, -1, locale);
    countAnswers(window.document, status, 1, locale);
  }, [commentID, status, shared, window, locale]);
}
