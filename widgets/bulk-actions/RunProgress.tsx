import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/index';
import {
  selectionSlice,
  selectSelection,
  type BulkKind,
} from '../../src/resources/moderation/selectionSlice';
import { Progress } from '../../src/ui/Progress';
import { useLocale } from '../../src/ui/useLocale';
import { bulkWords } from './bulkWords';

/** How far an action has come, and the button that ends it after the round under way. */
export function RunProgress({ kind }: { kind: BulkKind }) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const run = useAppSelector((state) => selectSelection(state).run);
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that started it is gone, and focus must not fall out of the dialog.
  useEffect(() => cancel.current?.focus(), []);
  const { tried = 0, total = 1, stopping = false } = run ?? {};
  return (
    <Progress
      label={stopping ? t('Stopping…') : t(bulkWords[kind].busy)}
      value={tried}
      max={total}
      isCancelling={stopping}
      onCancel={() => dispatch(selectionSlice.actions.stopping())}
      cancelRef={cancel}
    />
  );
}
