import { useEffect } from 'react';
import { useAppDispatch, useCurrentUser, type WidgetExtras } from '../../src/index';
import { readReplies, type Reply } from '../../src/resources/comments';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import type { MoreRepliesProps } from './props';
import { showReplies } from './showReplies';

/** Fetches replies to a comment that its page does not show, and puts them below it. */
export function MoreReplies({ anchor, onClose, commentID, sort, thread }: MoreRepliesProps & WidgetExtras) {
  const ui = useUi();
  const dispatch = useAppDispatch();
  const { show } = useToasts();
  const { userID } = useCurrentUser();
  useEffect(() => {
    if (!anchor || !onClose) return;
    let wanted = true;
    const { document } = ui.window;
    const load = async () => {
      const found: Reply[] = [];
      let page: number | null = 1;
      // Replies that the page shows already stand on the same pages of the list.
      while (page !== null && found.length === 0) {
        const answer: Awaited<ReturnType<ReturnType<typeof readReplies>>> = await dispatch(
          readReplies(commentID, { sort, page }),
        );
        if (!wanted) return;
        if ('error' in answer) {
          show({ id: 'more-replies', tone: 'error', words: toastWords(answer.error, ui.locale) });
          return;
        }
        found.push(
          ...answer.replies.filter((reply) => !document.getElementById(`Comment_${reply.commentID}`)),
        );
        page = answer.next;
      }
      await showReplies(
        found,
        { anchor, commentID, place: { ...thread, readerID: userID }, isLast: page === null },
        ui,
      );
    };
    load()
      .catch((error: unknown) => {
        ui.report({ widget: 'MoreReplies', element: anchor, phase: 'load', error });
        show({ id: 'more-replies', tone: 'error', words: ui.locale.t('This part could not be loaded.') });
      })
      .finally(() => wanted && onClose());
    return () => {
      wanted = false;
    };
    // Once: it is a click.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
