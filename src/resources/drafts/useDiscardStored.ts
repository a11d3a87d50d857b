import { useCallback, useContext } from 'react';
import { DraftsContext } from './DraftsContext';

/**
 * Deletes a draft of the server that this machine has a copy of: both go, in every tab. False when there is no copy here, or
 * when the server could not be told.
 */
export function useDiscardStored(): (draftID: number) => Promise<boolean> {
  const drafts = useContext(DraftsContext);
  return useCallback(
    async (draftID) => {
      try {
        const engine = await drafts?.engine();
        const copy = (await engine?.list())?.find((draft) => draft.draftID === draftID);
        return Boolean(copy && (await engine?.discard(copy.target)));
      } catch (error) {
        drafts?.report(error);
        return false;
      }
    },
    [drafts],
  );
}
