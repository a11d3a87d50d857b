import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/index';
import {
  selectionSlice,
  selectSelection,
  type BulkKind,
} from '../../src/resources/moderation/selectionSlice';
import { Progress } from '../../src/ui/Progress';
import { SlowNote } from '../../src/ui/SlowNote';
import { useLeaveWarning } from '../../src/ui/useLeaveWarning';
import { useUi } from '../../src/ui/UiContext';
import { bulkWords } from './bulkWords';

/** How far an action has come, and the button that ends it after the round under way; in the toast once its dialog is closed. */
export function RunProgress({ kind, inToast = false }: { kind: BulkKind; inToast?: boolean }) {
  const { announcer, locale } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const run = useAppSelector((state) => selectSelection(state).run);
  const cancel = useRef<HTMLButtonElement>(null);
  const busy = t(bulkWords[kind].busy);
  useEffect(() => {
    if (inToast) announcer.announce(`${busy} ${t('Press F6 for bulk actions.')}`);
    // The button that started it is gone, and focus must not fall out of the dialog.
    else cancel.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, where it comes.
  }, []);
  // Leaving would silently skip the rest.
  useLeaveWarning(run !== null);
  // The run ends a moment before this view goes; it must not be announced as running.
  const last = useRef(run);
  last.current = run ?? last.current;
  const { tried = 0, total = 1, stopping = false } = last.current ?? {};
  const progress = (
    <>
      <Progress
        label={stopping ? t('Stopping…') : busy}
        value={tried}
        max={total}
        isCancelling={stopping}
        onCancel={() => dispatch(selectionSlice.actions.stopping())}
        cancelRef={cancel}
      />
      {/* Of the round under way: many that go well may take minutes. */}
      <SlowNote key={tried} className="inl-bulk-slow" />
    </>
  );
  if (!inToast) return progress;
  // The selection beside it has a button of the same name.
  return (
    <div role="group" aria-label={busy}>
      {progress}
    </div>
  );
}
