import { useEffect, useState } from 'react';

/** Whether an element is in the window, as far as the browser says so. */
export function useInSight(place: Element | null): boolean {
  const [seen, setSeen] = useState<Element | null>(null);
  useEffect(() => {
    if (!place || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ? place : null),
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  return place !== null && seen === place;
}
