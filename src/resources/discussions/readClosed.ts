import type { ApiError } from '../../contract/apiError';
import type { AppThunk } from '../../store/storeTypes';
import { discussionChanged } from './discussionsSlice';

/**
 * A comment or a reaction that the server refuses for want of the permission to close: the discussion has been closed
 * meanwhile, which the page shows from then on, and the error says in plain words.
 */
export const readClosed =
  (error: ApiError, discussionID: number): AppThunk<ApiError> =>
  (dispatch) => {
    if (!error.permissions?.includes('Vanilla.Discussions.Close')) return error;
    if (discussionID > 0) dispatch(discussionChanged(discussionID, { closed: true }));
    return { ...error, message: 'This discussion has been closed.', description: null };
  };
