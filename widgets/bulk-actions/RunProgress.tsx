import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/index';
import {
  selectionSlice,
  selectSelection,
  type BulkKind,
} from '../../src/resources/moderation/selectionSlice';
import { Button } from '../../src/ui/Button';
import { useLocale } from '../../src/ui/useLocale';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { bulkWords } from './bulkWords';

/** How far an action has come, and the button that ends it after the round under way. */
export function RunProgress({ kind }: { kind: BulkKind }) {
  const { t, number } = useLocale();
  const dispatch = useAppDispatch();
  const run = useAppSelector((state) => selectSelection(state).run);
  const id = useUniqueID();
  const cancel = useRef<HTMLButtonElement>(null);
  // The button that started it is gone, and focus must not fall out of the dialog.
  useEffect(() => cancel.current?.focus(), []);
  const { tried = 0, total = 1, stopping = false } = run ?? {};
  const of = t('{done} of {total}', { done: number(tried), total: number(total) });
  return (
    <div className="inl-bulk-run">
      <p id={id} role="status">
        {stopping ? t('Stopping…') : t(bulkWords[kind].busy)}
      </p>
      <div className="inl-bulk-run__line">
        <progress
          className="inl-bulk-run__bar"
          aria-labelledby={id}
          aria-valuetext={of}
          max={total}
          value={tried}
        />
        <span aria-hidden="true">{of}</span>
        <Button
          ref={cancel}
          size="compact"
          busy={stopping}
          onClick={() => dispatch(selectionSlice.actions.stopping())}
        >
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
