import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../src/index';
import { useExtensions } from '../../src/ui/useExtensions';

/** Milliseconds that a card waits for what add-ons say on it. */
const patience = 1000;

/**
 * Whether what add-ons say of a user is there. `late`: it took too long, so that the card does without it, because a card
 * that grows moves what the reader is about to click. A card in the page, which brought its user, does not wait.
 */
export function useCardContent(userID: number, waits: boolean): 'waiting' | 'ready' | 'late' {
  const dispatch = useAppDispatch();
  const parts = useExtensions('userCard.content');
  const [state, setState] = useState<'waiting' | 'ready' | 'late'>(() =>
    waits && parts.some(({ load }) => load) ? 'waiting' : 'ready',
  );

  useEffect(() => {
    if (state !== 'waiting') return;
    let over = false;
    const end = (how: 'ready' | 'late') => {
      if (!over) setState(how);
      over = true;
    };
    const timer = window.setTimeout(() => end('late'), patience);
    // A part that fails to load is shown as it can be.
    const loads = parts.map(async ({ load }) => load && dispatch(load(userID)));
    void Promise.allSettled(loads).then(() => end('ready'));
    return () => {
      over = true;
      window.clearTimeout(timer);
    };
    // What comes once the card is open waits for the next one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, userID]);
  return state;
}
