import { useState } from 'react';
import { useAppDispatch } from '../../../src/index';
import { deleteComment, type Left } from '../../../src/resources/comments';
import { Confirm } from '../../../src/ui/Confirm';
import { takeFromThread } from '../../../src/ui/thread/takeFromThread';
import { useUi } from '../../../src/ui/UiContext';
import type { DialogProps } from './dialogProps';
import { useDialogCall } from './useDialogCall';

/** Asks, and deletes a comment; the thread shows it. */
export function DeleteCommentDialog({ place, opener, onClose }: DialogProps) {
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const { busy, error, run } = useDialogCall();
  const [next, setNext] = useState<HTMLElement | null>(null);

  async function remove(close: () => void) {
    let left: Left = 'nothing';
    const call = async () => {
      const answer = await dispatch(deleteComment(place.recordID));
      if (typeof answer !== 'string') return answer;
      left = answer;
      return null;
    };
    if (!(await run(call))) return;
    setNext(takeFromThread(ui, place.recordID, left));
    close();
    ui.announcer.announce(t('The comment has been deleted.'));
  }

  return (
    <Confirm
      title={t('Delete Comment')}
      danger
      busy={busy}
      error={error}
      finalFocus={next ?? opener}
      onConfirm={(close) => void remove(close)}
      onClose={onClose}
    >
      <p>{t('Are you sure you want to delete this comment?')}</p>
    </Confirm>
  );
}
