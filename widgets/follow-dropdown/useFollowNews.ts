import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../src/index';
import { followedKey } from '../../src/resources/preferences/categoryPreferences';
import { selectPreferences } from '../../src/resources/preferences/preferencesSlice';
import { errorWords } from '../../src/ui/errorWords';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import type { FollowProps } from './props';

/** Tells how a change ended whose dialog has been closed meanwhile; an open one says so itself. */
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
      const { title, body } = errorWords(error, locale);
      const words = `${name}: ${title ? `${title} ${body}` : body}`;
      toasts.show({ id: 'preferences', words, tone: 'error' });
    }
    if (saves !== before.saves && followed !== before.followed)
      announcer.announce(
        locale.t(followed ? 'You now follow {name}.' : 'You no longer follow {name}.', { name }),
      );
  }, [open, saves, error, followed, name, locale, announcer, toasts]);
}
