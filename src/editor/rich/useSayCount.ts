import { useEffect } from 'react';
import { useUi } from '../../ui/UiContext';

/** Says how many suggestions there are, once the writer pauses. Null: there is nothing to say. */
export function useSayCount(count: number | null, none: string): void {
  const { announcer, locale } = useUi();
  const { plural } = locale;
  useEffect(() => {
    if (count === null) return;
    const words =
      count === 0 ? none : plural(count, { one: '{count} suggestion', other: '{count} suggestions' });
    const timer = setTimeout(() => announcer.announce(words), 500);
    return () => clearTimeout(timer);
  }, [count, none, announcer, plural]);
}
