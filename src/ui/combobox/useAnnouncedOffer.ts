import { useEffect } from 'react';
import { useUi } from '../UiContext';

/** Milliseconds that nobody types for: a count after every letter would talk over the letters. */
const quiet = 500;

/** Says politely how many options there are; null says nothing. */
export function useAnnouncedCount(count: number | null): void {
  const { announcer, locale } = useUi();
  useEffect(() => {
    if (count === null) return;
    const timer = setTimeout(
      () =>
        announcer.announce(
          count === 0
            ? locale.t('No results')
            : locale.plural(count, { one: '{count} result', other: '{count} results' }),
        ),
      quiet,
    );
    return () => clearTimeout(timer);
  }, [count, announcer, locale]);
}
