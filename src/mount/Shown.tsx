import { useEffect } from 'react';

/** Tells when the views beside it are in the page, with their effects. */
export function Shown({ onShown }: { onShown(): void }): null {
  useEffect(onShown, [onShown]);
  return null;
}
