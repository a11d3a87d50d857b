import type { PopoverStore } from '@ariakit/react/popover';
import { useEffect, useLayoutEffect } from 'react';
import { markExpanded } from './markExpanded';
import { ownEscape } from './ownEscape';
import { themeOf } from './themeOf';
import { useGone } from './useGone';
import { useLayer } from './useLayer';
import { useUi } from './UiContext';
import { useUniqueID } from './useUniqueID';
import { useWholeDoubleClick } from './useWholeDoubleClick';

interface Options {
  store: PopoverStore;
  open: boolean;
  /** The button or link it belongs to. */
  anchor: HTMLElement;
  /** It has closed; take it out now. */
  onClose(): void;
  /** What the button says that it opens, where that is no dialog. */
  opens?: 'menu';
}

/** What opens beside a button and leaves the page usable: closed by the next of its kind. Answers the props of its box. */
export function useBeside({ store, open, anchor, onClose, opens }: Options) {
  const { flyouts, layers, tooltips } = useUi();
  const layer = useLayer();
  const id = useUniqueID();
  const close = store.hide;
  // A menu of a flyout's own leaves that open around it.
  const isInner = opens === 'menu' && anchor.closest('.inl-flyout') !== null;

  useLayoutEffect(() => {
    store.setAnchorElement(anchor);
    store.setDisclosureElement(anchor);
  }, [store, anchor]);
  useEffect(() => (isInner ? undefined : flyouts.opened(close)), [flyouts, close, isInner]);
  // A tooltip that lingers would lie over it, and take its first Escape.
  useEffect(() => tooltips.opened(() => undefined), [tooltips]);
  useEffect(() => (open ? markExpanded(anchor, id, opens) : undefined), [anchor, id, open, opens]);
  useGone(open, anchor, onClose);
  useWholeDoubleClick(store, anchor);

  return {
    id,
    portal: true,
    portalElement: layer,
    fixed: true,
    overflowPadding: 16,
    ...themeOf(anchor),
    hideOnEscape: ownEscape,
    // A toast that is answered meanwhile does not close it.
    getPersistentElements: layers.kept,
  };
}
