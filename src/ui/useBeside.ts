import { useEffect, type RefObject } from 'react';
import { markExpanded } from './markExpanded';
import { themeOf } from './themeOf';
import { useGone } from './useGone';
import { useLayer } from './useLayer';
import { useUi } from './UiContext';
import { useUniqueID } from './useUniqueID';
import { useWholeDoubleClick } from './useWholeDoubleClick';

interface Options {
  box: RefObject<HTMLElement | null>;
  open: boolean;
  close(): void;
  /** The button or link it belongs to. */
  anchor: HTMLElement;
  /** It has closed; take it out now. */
  onClose(): void;
  /** What the button says that it opens, where that is no dialog. */
  opens?: 'menu';
}

interface Beside {
  id: string;
  layer: HTMLElement;
  theme: Record<string, string>;
}

/** What opens beside a button and leaves the page usable: closed by the next of its kind. */
export function useBeside({ box, open, close, anchor, onClose, opens }: Options): Beside {
  const { flyouts, tooltips } = useUi();
  const layer = useLayer();
  const id = useUniqueID();
  // A menu of a flyout's own leaves that open around it.
  const isInner = opens === 'menu' && anchor.closest('.inl-flyout') !== null;

  useEffect(() => (isInner ? undefined : flyouts.opened(close)), [flyouts, close, isInner]);
  // A tooltip that lingers would lie over it, and take its first Escape.
  useEffect(() => tooltips.opened(() => undefined), [tooltips]);
  useEffect(() => (open ? markExpanded(anchor, id, opens) : undefined), [anchor, id, open, opens]);
  useGone(open, anchor, onClose);
  useWholeDoubleClick(box, anchor);

  return { id, layer, theme: themeOf(anchor) };
}
