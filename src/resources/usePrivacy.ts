import { useMemo } from 'react';
import { createPrivacy, type Privacy } from '../session/createPrivacy';
import { isAnonymous } from '../session/isAnonymous';
import { useAppStore } from '../store/useAppStore';

export type { PrivacyChoice } from '../session/isAnonymous';

interface Place {
  window: Window;
  /** Of the page's `meta`: what it says for those who have not chosen. */
  raw: Record<string, unknown>;
}

/** What the reader wants told about them: a member's choice is the server's to keep, a guest's is a cookie. */
export function usePrivacy({ window, raw }: Place): Privacy & { anonymousByDefault: boolean } {
  const store = useAppStore();
  return useMemo(() => {
    const { globalPrivacyControl } = window.navigator as { globalPrivacyControl?: unknown };
    return {
      ...createPrivacy({ store, config: { meta: { raw } }, window }),
      anonymousByDefault: isAnonymous(-1, { pageDefault: raw.AnonymizeData, globalPrivacyControl }),
    };
  }, [store, raw, window]);
}
