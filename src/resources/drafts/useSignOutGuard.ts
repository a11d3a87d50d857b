import { useContext, useEffect } from 'react';
import { DraftsContext, useReader } from './createDrafts';
import { hasMarker } from './setMarker';

/**
 * For a view that offers to sign out: words that are kept on this machine have to go to the server then, and out of the
 * reader's other tabs, though nobody may have written anything in this one.
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
