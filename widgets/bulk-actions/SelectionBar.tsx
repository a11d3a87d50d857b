import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useAppDispatch, usePermissions } from '../../src/index';
import { readCheck, rowChecks } from '../../src/resources/moderation/checkedDiscussion';
import { selectionSlice, type BulkKind, type Selection } from '../../src/resources/moderation/selectionSlice';
import { Button } from '../../src/ui/Button';
import { Tooltip } from '../../src/ui/Tooltip';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { NameList } from './NameList';
import { refusalOf, type Refusal } from './refusalOf';

const actions = [
  ['move', 'Move'],
  ['merge', 'Merge'],
  ['close', 'Close'],
  ['delete', 'Delete'],
] as const satisfies readonly [BulkKind, string][];

interface Props {
  selection: Selection;
  /** A dialog is on its way: what it asks about stays as it is until it has come. */
  opening: boolean;
  /** The action whose dialog was closed without doing anything. */
  returnTo: BulkKind | null;
  onAct(kind: BulkKind): void;
}

/** How many are checked, and what can be done with them; what cannot says why. */
export function SelectionBar({ selection, opening, returnTo, onAct }: Props) {
  const { locale, announcer, window } = useUi();
  const { t, plural } = locale;
  const dispatch = useAppDispatch();
  const holds = usePermissions();
  const id = useUniqueID();
  const { checked, pending, failed, run } = selection;
  // Of those that are under way some may have failed by now.
  const failures = checked.filter(({ discussionID }) => failed[discussionID] !== undefined).length;
  const count = plural(checked.length, { one: '{count} selected', other: '{count} selected' });
  const picked = new Set([...checked, ...pending].map(({ discussionID }) => discussionID));
  const rows = rowChecks(window.document).flatMap((box) => readCheck(box) ?? []);
  const rest = rows.filter(({ discussionID }) => !picked.has(discussionID));
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (returnTo) return back.current?.focus();
    // A live region inserted with its text is silent: the first count is announced separately, with its shortcut.
    announcer.announce(`${count}. ${t('Press F6 for bulk actions.')}`);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later counts are spoken by the live region.
  }, []);

  /** The bar goes with its button; where focus did not come from a row, it has nowhere to go back to. A pointer's page stays. */
  function letGo({ detail }: MouseEvent) {
    const { document } = window;
    const boxes = rowChecks(document);
    const place = boxes.find((box) => box.checked) ?? boxes[0] ?? document.querySelector('main');
    dispatch(selectionSlice.actions.cleared());
    window.setTimeout(
      () => document.activeElement === document.body && place?.focus({ preventScroll: detail > 0 }),
    );
  }

  const reasonOf = (kind: BulkKind): Refusal | null => {
    if (run) return { words: t('Another action is under way.'), names: [] };
    const may = (permission: string, categoryID: number) =>
      holds(permission, { resourceType: 'category', resourceID: categoryID });
    const refusal = refusalOf(kind, checked, may);
    return refusal && { ...refusal, words: t(refusal.words) };
  };

  return (
    <div className="inl-bulk">
      <p className="inl-bulk__count" role="status">
        {count}
      </p>
      {failures > 0 && (
        <p className="inl-bulk__failed">
          {plural(failures, { one: '{count} of them failed', other: '{count} of them failed' })}
        </p>
      )}
      <div className="inl-bulk__actions">
        <Button look="text" size="compact" busy={opening} onClick={letGo}>
          {t('Cancel')}
        </Button>
        {actions.map(([kind, name]) => {
          const refusal = reasonOf(kind);
          if (!refusal)
            return (
              <Button
                key={kind}
                ref={kind === returnTo ? back : undefined}
                look="text"
                size="compact"
                data-inlay-part={kind}
                busy={opening}
                onClick={() => onAct(kind)}
              >
                {t(name)}
              </Button>
            );
          const { words, names } = refusal;
          const reason = `${words} ${names.join(', ')}`.trim();
          // A tooltip cannot scroll: it names as many as fit.
          const seen = names.length === 0 ? words : [words, <NameList key="names" names={names} />];
          return (
            <Tooltip key={kind} content={seen}>
              {(anchor) => (
                <Button
                  {...anchor}
                  look="text"
                  size="compact"
                  data-inlay-part={kind}
                  aria-disabled
                  aria-describedby={`${id}-${kind}`}
                  onClick={() => announcer.announce(reason)}
                >
                  {t(name)}
                  <span id={`${id}-${kind}`} hidden>
                    {reason}
                  </span>
                </Button>
              )}
            </Tooltip>
          );
        })}
        {/* Stays when all are picked: a line less would move the others away under a press. */}
        {rows.length > 0 && (
          <Button
            look="text"
            size="compact"
            busy={opening}
            className="inl-bulk__all"
            aria-disabled={rest.length === 0 || undefined}
            onClick={() => dispatch(selectionSlice.actions.checked(rest))}
          >
            {t('Select all on this page')}
          </Button>
        )}
      </div>
    </div>
  );
}
