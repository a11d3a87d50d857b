import { useCallback, useContext } from 'react';
import type { ApiError } from '../../contract/apiError';
import { DraftsContext } from './DraftsContext';

/**
 * Deletes a draft of the server that this machine has a copy of: both go, in every tab. Resolves with null when they are
 * gone, with the failure when the server could not be told, and with `none` when there is no copy here.
 */
export function useDiscardStored(): (draftID: number) => Promise<ApiError | 'none' | null> {
  const drafts = useContext(DraftsContext);
  return useCallback(
    async (draftID) => {
      try {
        const engine = await drafts?.engine();
        const copy = (await engine?.list())?.find((draft) => draft.draftID === draftID);
        return engine && copy ? await engine.discard(copy.target) : 'none';
      } catch (error) {
        drafts?.report(error);
        return 'none';
      }
    },
    [drafts],
  );
}
