import { useEffect } from 'react';
import { attributes, useAppDispatch } from '../../src/index';
import { checkOf, readCheck, rowChecks } from '../../src/resources/moderation/checkedDiscussion';
import { selectionSlice, type Selection } from '../../src/resources/moderation/selectionSlice';
import { useUi } from '../../src/ui/UiContext';

const { checked: check, unchecked: uncheck, refreshed } = selectionSlice.actions;

/** Connects the checkboxes of the page's rows with the selection, in both directions; `off` when nothing would come of it. */
export function useChecks(selection: Pick<Selection, 'checked' | 'pending' | 'failed'>, off: boolean): void {
  const { document, MutationObserver } = useUi().window;
  const dispatch = useAppDispatch();

  useEffect(() => {
    let last = checkOf(document.activeElement);
    let withShift = false;
    const take = (boxes: HTMLInputElement[], on: boolean) => {
      const usable = boxes.filter((box) => !box.disabled).map((box) => ({ box, record: readCheck(box) }));
      // A row that does not say what it is cannot be picked.
      for (const { box, record } of usable) box.checked = on && record !== null;
      const records = usable.flatMap(({ record }) => record ?? []);
      if (records.length > 0)
        dispatch(on ? check(records) : uncheck(records.map(({ discussionID }) => discussionID)));
    };
    const onClick = ({ target, shiftKey }: MouseEvent) => {
      withShift = shiftKey && checkOf(target) !== null;
    };
    const onChange = ({ target }: Event) => {
      const box = checkOf(target);
      if (!box) return;
      take(withShift && last ? between(rowChecks(document), last, box) : [box], box.checked);
      withShift = false;
      last = box;
    };
    // Rows checked before this code was loaded.
    take(
      rowChecks(document).filter((box) => box.checked),
      true,
    );
    document.addEventListener('click', onClick, true);
    document.addEventListener('change', onChange);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('change', onChange);
    };
  }, [document, dispatch]);

  useEffect(() => {
    const states = new Map<string, 'checked' | 'pending' | 'failed'>();
    const { failed } = selection;
    for (const { discussionID: id } of selection.checked)
      states.set(String(id), failed[id] === undefined ? 'checked' : 'failed');
    for (const { discussionID } of selection.pending) states.set(String(discussionID), 'pending');
    const show = () => {
      for (const box of rowChecks(document)) {
        const state = states.get(box.value);
        box.checked = state !== undefined && state !== 'pending';
        box.disabled = off || state === 'pending';
        if (state) box.dataset.state = state;
        else delete box.dataset.state;
      }
    };
    const focused = off ? checkOf(document.activeElement) : null;
    show();
    // A keyboard goes on from the row that it is in.
    const row = focused?.closest(`[${attributes.shows}]`);
    if (focused) (row?.querySelector('a') ?? document.querySelector<HTMLElement>('main'))?.focus();
    // Rows added later, by another widget or the host, show the selection too.
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.length === 0) return;
      show();
      const rows = added.flatMap(
        (node) => checkOf(node) ?? (node.nodeType === 1 ? rowChecks(node as Element) : []),
      );
      const fresh = rows.flatMap((box) => readCheck(box) ?? []);
      if (fresh.length > 0) dispatch(refreshed(fresh));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [document, MutationObserver, selection, off, dispatch]);
}

/** From one to the other in the order of the page, both included; only `to` when the other has left. */
function between(
  boxes: HTMLInputElement[],
  from: HTMLInputElement,
  to: HTMLInputElement,
): HTMLInputElement[] {
  const [start, end] = [boxes.indexOf(from), boxes.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : boxes.slice(start, end + 1);
}
