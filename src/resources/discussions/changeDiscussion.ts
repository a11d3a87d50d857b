import type { ApiRequest } from '../../contract/apiClient';
import { plainError, type ApiError } from '../../contract/apiError';
import { path } from '../../server/path';
import { callRefused } from '../../session/callRefused';
import type { AppThunk } from '../../store/storeTypes';
import { readDiscussion, readTags, type DiscussionFacts } from './discussion';
import { discussionChanged } from './discussionsSlice';

/** Null when it is done; the page shows it by then. */
export type Change = AppThunk<Promise<ApiError | null>>;

const change =
  (
    discussionID: number,
    request: ApiRequest,
    read: (answer: unknown) => Partial<DiscussionFacts> = readDiscussion,
  ): Change =>
  async (dispatch, _getState, { client, preload }) => {
    const result = await client.send(request);
    if (result.outcome !== 'done') {
      dispatch(callRefused(result.error));
      return result.error;
    }
    const facts = read(result.data);
    // An answer about nothing, or about another discussion, says nothing about this one.
    if (Object.keys(facts).length === 0 || (facts.discussionID ?? discussionID) !== discussionID)
      return plainError('notJson', result.status);
    preload.forget('discussions');
    dispatch(discussionChanged(discussionID, facts));
    return null;
  };

const expand = ['category', 'insertUser'];

/** Where it is announced; null takes the announcement back. */
export const announce = (discussionID: number, pinLocation: 'category' | 'recent' | null) =>
  change(discussionID, {
    method: 'PATCH',
    path: path`discussions/${discussionID}`,
    query: { expand },
    body: { pinned: pinLocation !== null, pinLocation },
  });

export const changeAuthor = (discussionID: number, insertUserID: number) =>
  change(discussionID, {
    method: 'PATCH',
    path: path`discussions/${discussionID}`,
    query: { expand },
    body: { insertUserID },
  });

/** A type that the server knows by itself, or one that the forum has made. */
export const changeType = (discussionID: number, type: { type: string } | { postTypeID: string }) =>
  change(discussionID, { method: 'PUT', path: path`discussions/${discussionID}/type`, body: type });

export const bump = (discussionID: number) =>
  change(discussionID, { method: 'PATCH', path: path`discussions/${discussionID}/bump` });

/** Replaces its tags. Names that are no tags yet become some, for who may add them. */
export const setTags = (discussionID: number, tagIDs: number[], newTagNames: string[]) =>
  newTagNames.length === 0
    ? change(
        discussionID,
        { method: 'PUT', path: path`discussions/${discussionID}/tags`, body: { tagIDs } },
        (answer) => (Array.isArray(answer) ? { tags: readTags(answer) } : {}),
      )
    : change(discussionID, {
        method: 'PATCH',
        path: path`discussions/${discussionID}`,
        body: { tagIDs, newTagNames },
      });
