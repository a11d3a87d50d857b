import { useCallback, useContext } from 'react';
import { plainError, type ApiError } from '../../contract/apiError';
import { DraftsContext } from './createDrafts';

/**
 * Deletes a draft of the server, and its copies on this device, in every tab. Resolves with null when they are gone, with the
 * failure when the server could not be told, and with `none` when the code for it cannot be had.
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
