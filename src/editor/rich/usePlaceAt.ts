import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';
import type { Range } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { useLocale } from '../../ui/useLocale';

/** Where a list of suggestions stands: below the words that are being typed, or above them where there is more room. */
export function usePlaceAt(
  list: RefObject<HTMLElement | null>,
  range: Range | null,
  count: number | null,
): CSSProperties | undefined {
  const editor = useSlateStatic();
  const { direction } = useLocale();
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const box = list.current;
    const parent = box?.offsetParent as HTMLElement | null | undefined;
    if (!box || !parent || !range) return;
    const frame = parent.getBoundingClientRect();
    const own = box.getBoundingClientRect();
    const { left, right, top, bottom } = ReactEditor.toDOMRange(editor, range).getBoundingClientRect();
    const start = direction === 'rtl' ? frame.right - right : left - frame.left;
    const fits = bottom + own.height + 8 < window.innerHeight || top < own.height;
    // Measured in pixels of the window; a host that zooms or scales has larger or smaller ones.
    const scale = frame.width / parent.offsetWidth || 1;
    const pixels = (length: number) => `${length / scale}px`;
    setPlace({
      '--inl-mentions-start': pixels(Math.max(0, Math.min(start, frame.width - own.width))),
      '--inl-mentions-top': pixels(fits ? bottom - frame.top + 4 : top - frame.top - own.height - 4),
    } as CSSProperties);
    // Its own place does not depend on what it shows, only on where the words are and how tall it has become.
  }, [editor, list, range, count, direction]);
  return place;
}
