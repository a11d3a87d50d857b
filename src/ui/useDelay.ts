import { useEffect, useState } from 'react';

/** True once the view has been in the page for so long, milliseconds. */
export function useDelay(milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return over;
}
