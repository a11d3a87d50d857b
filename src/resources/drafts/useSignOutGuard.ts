import { useContext, useEffect } from 'react';
import { DraftsContext, useReader } from './createDrafts';
import { hasMarker } from './setMarker';

/**
 * For a view that offers to sign out: text persisted on this device is sent to the server first and removed from the
 * user's other tabs, even when nothing was typed in this tab.
 */
export function useSignOutGuard(): void {
  const drafts = useContext(DraftsContext);
  const reader = useReader(drafts);
  useEffect(() => {
    const guard = () => {
      if (drafts && hasMarker(() => window.localStorage))
        drafts.engine().catch((error: unknown) => drafts.report(error));
    };
    guard();
    // Another tab may begin to write only now, or its process may have been slow to say so.
    window.addEventListener('storage', guard);
    return () => window.removeEventListener('storage', guard);
  }, [drafts, reader]);
}
