import type { MouseEvent } from 'react';

/** A press with a key held is the browser's: a new tab, a download. */
export const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
