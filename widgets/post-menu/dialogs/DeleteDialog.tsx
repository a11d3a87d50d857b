import { useState } from 'react';
import { attributes, useAppDispatch } from '../../../src/index';
import { runOnDiscussion } from '../../../src/resources/discussions/runOnDiscussion';
import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { isItem } from '../../../src/resources/moderation/shownRecords';
import { Confirm } from '../../../src/ui/Confirm';
import { Progress } from '../../../src/ui/Progress';
import { useOwnLink } from '../../../src/ui/useOwnLink';
import { useUi } from '../../../src/ui/UiContext';
import type { DialogProps } from './dialogProps';
import { useDialogCall } from './useDialogCall';

/** Asks, deletes, and leaves: from its own page to its category, in a list to the row that takes its place. */
export function DeleteDialog({ place, opener, onClose }: DialogProps) {
  const ui = useUi();
  const { t } = ui.locale;
  const ownLink = useOwnLink();
  const dispatch = useAppDispatch();
  const { busy, error, run } = useDialogCall();
  const { category } = useDiscussion(place.recordID) ?? {};
  const [done, setDone] = useState<{ value: number; max: number | null } | null>(null);
  const row = opener?.closest<HTMLElement>(`[${attributes.shows}="discussion/${place.recordID}"]`);
  const item = row && isItem(row) ? row : null;
  const [next] = useState(() => {
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    return (
      beside?.querySelector<HTMLElement>('a[href]') ?? ui.window.document.querySelector<HTMLElement>('main')
    );
  });
  const [isGone, setGone] = useState(false);

  async function remove(close: () => void) {
    const call = runOnDiscussion(place.recordID, { kind: 'delete' }, (value, max) => setDone({ value, max }));
    if (!(await run(() => dispatch(call)))) return setDone(null);
    setGone(true);
    close();
    // Its own page shows what is no longer there.
    if (!item) ui.leaveFor(ownLink(category?.url) ?? ui.section);
  }

  return (
    <Confirm
      title={t('Delete Discussion')}
      danger
      busy={busy}
      error={error}
      finalFocus={isGone && item ? next : opener}
      onConfirm={(close) => void remove(close)}
      onClose={onClose}
    >
      <p>{t('Are you sure you want to delete this discussion?')}</p>
      {busy && done && <Progress label={t('Deleting…')} value={done.max && done.value} max={done.max ?? 0} />}
    </Confirm>
  );
}
