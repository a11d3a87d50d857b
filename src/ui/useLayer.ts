import { useLayoutEffect, useState } from 'react';
import { useUi } from './UiContext';

/** The page's layer root, kept above everything while the calling part is in the page. */
export function useLayer(): HTMLElement {
  const { layers } = useUi();
  const [element] = useState(() => layers.element());
  useLayoutEffect(() => layers.hold(), [layers]);
  return element;
}
