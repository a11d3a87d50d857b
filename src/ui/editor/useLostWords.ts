import { useEffect, useRef } from 'react';
import { useUi } from '../UiContext';
import { placeWords, type Place } from './placeWords';

/**
 * Speaks once of words that are nowhere but in this tab, and again when what was kept is lost anew. The server takes what it
 * has taken before with every pause: until it does not, nobody hears of that.
 */
export function useLostWords({ saved, error }: Place): void {
  const { announcer, locale } = useUi();
  const last = useRef({ place: saved, isTold: false });
  useEffect(() => {
    if (saved !== 'memory') last.current = { place: saved, isTold: false };
    else if (!last.current.isTold && (last.current.place !== 'server' || error)) {
      last.current.isTold = true;
      announcer.announce(placeWords({ saved, error }, locale));
    }
  }, [saved, error, announcer, locale]);
}
