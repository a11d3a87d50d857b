import { useEffect } from 'react';
import { errorWords } from '../errorWords';
import { useUi } from '../UiContext';
import type { Offer } from './comboboxTypes';

/** Milliseconds without typing before the count is announced, so that it does not talk over the letters. */
const quiet = 500;

/** Says politely how many options there are, and at once why there are none to be had; null says nothing. */
export function useAnnouncedOffer(offer: Offer | null): void {
  const { announcer, locale } = useUi();
  const count = offer?.state === 'success' ? offer.options.length : null;
  const error = offer?.state === 'error' ? offer.error : null;
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
  useEffect(() => {
    if (!error) return;
    const { title, body } = errorWords(error, locale);
    announcer.announce(`${title} ${body}`.trim(), 'assertive');
  }, [error, announcer, locale]);
}
