import { useState } from 'react';
import { useUi } from './UiContext';

/** An id that is unique in the page. React's own `useId` is so in one root only, and every widget is a root. */
export function useUniqueID(): string {
  const { nextID } = useUi();
  return useState(nextID)[0];
}
