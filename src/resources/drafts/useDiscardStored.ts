import { useCallback, useContext } from 'react';
import type { ApiError } from '../../contract/apiError';
import { plainError } from '../../contract/apiError';
import { DraftsContext } from './DraftsContext';

/**
 * Deletes a draft of the server, and the copy that this machine may have of it, in every tab. Resolves with null when they
 * are gone, with the failure when the server could not be told, and with `none` when the code for it cannot be had.
 */
export function useDiscardStored(): (draftID: number) => Promise<ApiError | 'none' | null> {
  const drafts = useContext(DraftsContext);
  return useCallback(
    async (draftID) => {
      try {
        const engine = await drafts?.engine();
        return engine ? await engine.discard(draftID) : 'none';
      } catch (error) {
        drafts?.report(error);
        return window.navigator.onLine ? 'none' : plainError('offline');
      }
    },
    [drafts],
  );
}
