import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../src/index';
import { followedKey } from '../../src/resources/preferences/categoryPreferences';
import { selectPreferences } from '../../src/resources/preferences/preferencesSlice';
import { takenOverBy } from '../../src/resources/preferences/takenOverBy';
import { toastWords } from '../../src/ui/toasts/toastWords';
import { isolate } from '../../src/ui/isolate';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import type { FollowProps } from './props';

/**
 * Tells how a change ended whose dialog has been closed meanwhile; an open one says so itself. And why all of it goes when
 * somebody else has signed in.
 */
export function useFollowNews({ userID, recordID: categoryID, name }: FollowProps, open: boolean): void {
  const { locale, announcer } = useUi();
  const toasts = useToasts();
  const record = useAppSelector((state) => selectPreferences(state, { categoryID, userID }));
  const { saves = 0, error = null } = record ?? {};
  const followed = record?.confirmed[followedKey] === true;
  const last = useRef({ saves, error, followed });
  useEffect(() => {
    const before = last.current;
    last.current = { saves, error, followed };
    if (open) return;
    if (error && error !== before.error) {
      const words = `${isolate(name)}: ${toastWords(error, locale)}`;
      toasts.show({ id: 'preferences', words, tone: 'error' });
    }
    if (saves !== before.saves && followed !== before.followed)
      announcer.announce(
        locale.t(followed ? 'You now follow {name}.' : 'You no longer follow {name}.', { name }),
      );
  }, [open, saves, error, followed, name, locale, announcer, toasts]);

  const dispatch = useAppDispatch();
  const isShown = useRef(open);
  isShown.current = open;
  useEffect(
    () => () => {
      // Replaces the previous user's error toast too, which does not concern the current user.
      if (!isShown.current && !last.current.error) return;
      const viewerID = dispatch(takenOverBy({ categoryID, userID }));
      if (viewerID === null) return;
      const words = viewerID
        ? locale.t('Somebody else is signed in now.')
        : locale.t('You have been signed out. Sign in again to go on.');
      toasts.show({ id: 'preferences', words: `${isolate(name)}: ${words}`, tone: 'error' });
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, when it goes.
    [],
  );
}
