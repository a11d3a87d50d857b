import { useEffect, useState } from 'react';
import { useAppSelector, useCurrentUser, usePermission, lazyImport } from '../../src/index';
import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';
import { selectSelection, type BulkKind } from '../../src/resources/moderation/selectionSlice';
import { lazyPart } from '../../src/ui/lazyPart';
import { Toast } from '../../src/ui/toasts/Toast';
import { useLocale } from '../../src/ui/useLocale';
import './bulk-actions.css';
import { RunProgress } from './RunProgress';
import { SelectionBar } from './SelectionBar';
import { useChecks } from './useChecks';
import { useKeptSelection } from './useKeptSelection';

const BulkDialog = lazyPart(() => lazyImport(() => import('./BulkDialog')).then((part) => part.BulkDialog), {
  name: 'BulkActionsToast',
});

/** What a page shows while a selection waits for whom it belongs to. */
const nobodys = { checked: [], pending: [], failed: {} };

interface Question {
  kind: BulkKind;
  discussions: CheckedDiscussion[];
  askedBy: number;
}

/** What moderators can do with the discussions they have checked, and how that goes on; there while any is. */
export function BulkActionsToast() {
  const { t } = useLocale();
  const selection = useAppSelector(selectSelection);
  const { userID } = useCurrentUser();
  const may = usePermission('discussions.manage');
  const [open, setOpen] = useState<Question | null>(null);
  const [shown, setShown] = useState(false);
  const [returnTo, setReturnTo] = useState<BulkKind | null>(null);
  const { checked, run } = selection;
  const isEmpty = checked.length === 0;
  useEffect(() => {
    if (isEmpty) setReturnTo(null);
  }, [isEmpty]);
  useKeptSelection(selection);
  const [could, setCould] = useState(may);
  if (may && !could) setCould(true);
  // The rows are as printed, for users with the permission.
  useChecks(selection.waitsFor === 0 ? selection : nobodys, could && !may);
  // A user who loses the permission or the session while the dialog is open reads it there.
  if (!may && !open) return null;
  return (
    <>
      {/* Under a dialog it would change the dialog's question. Until the dialog is open it stays where it is: a double click
          would go through to the list behind it. */}
      {may && !(open && shown) && (run || !isEmpty) && (
        <Toast id="bulk" persistent wide label={t('Bulk actions')}>
          {run && <RunProgress kind={run.kind} inToast />}
          {!isEmpty && (
            <SelectionBar
              selection={selection}
              opening={open !== null}
              returnTo={returnTo}
              onAct={(kind) => setOpen({ kind, discussions: checked, askedBy: userID })}
            />
          )}
        </Toast>
      )}
      {open && (
        <BulkDialog
          {...open}
          onShown={() => setShown(true)}
          onClose={(back) => {
            setReturnTo(back ? open.kind : null);
            setOpen(null);
            setShown(false);
          }}
        />
      )}
    </>
  );
}
