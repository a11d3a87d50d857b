import { selectMe } from '../../session/sessionApi';
import { wasCopied } from '../../session/wasCopied';
import type { AppThunk } from '../../store/storeTypes';
import type { ReactionTarget } from './reaction';
import { refreshReactions } from './refreshReactions';

/** Asked once: a page has hundreds of bars. */
let isCopy: boolean | undefined;

/** Reads a record that a copy of the browser's own has brought: what its reader has done since then is not in that. */
export const readCopied =
  ({ recordType, recordID }: ReactionTarget): AppThunk<void> =>
  (dispatch, getState) => {
    isCopy ??= wasCopied(window);
    // Guests have done nothing.
    if (isCopy && selectMe(getState()).data?.userID)
      void dispatch(refreshReactions({ recordType, recordID }));
  };
