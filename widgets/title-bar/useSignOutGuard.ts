import { useContext, useEffect } from 'react';
import { DraftsContext, useReader, type Drafts } from '../../src/resources/drafts/createDrafts';

/**
 * For a view that offers to sign out: text persisted on this device is sent to the server first and removed from the
 * user's other tabs, even when nothing was typed in this tab. Returns the handler of a press.
 */
export function useSignOutGuard(): Drafts['hold'] | undefined {
  const drafts = useContext(DraftsContext);
  const reader = useReader(drafts);
  useEffect(() => {
    const guard = () => {
      if (drafts && hasDrafts()) drafts.engine().catch((error: unknown) => drafts.report(error));
    };
    guard();
    // Another tab may begin to write only now, or its process may have been slow to say so.
    window.addEventListener('storage', guard);
    return () => window.removeEventListener('storage', guard);
  }, [drafts, reader]);
  return drafts?.hold;
}

/** Whether any user of this browser has drafts on this device: their store marks that. */
function hasDrafts(): boolean {
  try {
    return window.localStorage.getItem('inlay.drafts') !== null;
  } catch {
    return false;
  }
}
