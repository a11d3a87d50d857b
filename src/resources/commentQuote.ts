import { plainError, type ApiError } from '../contract/apiError';
import { path } from '../server/path';
import type { AppThunk } from '../store/storeTypes';
import { readAuthor, type Comment } from './comments';
import { recordOf } from './commentSource';
import { changeComposing, selectComposing, type QuotedWords } from './compose';

/** What a quote of a comment needs; `body` is the server's HTML. */
export const readQuote =
  (
    commentID: number,
  ): AppThunk<Promise<Pick<Comment, 'body' | 'url' | 'insertUser'> | { error: ApiError }>> =>
  async (_dispatch, _getState, { client }) => {
    const { data, error } = recordOf(await client.send({ path: path`comments/${commentID}/quote` }));
    if (error) return { error };
    const { body, url } = data;
    return typeof body === 'string' && typeof url === 'string'
      ? { body, url, insertUser: readAuthor(data.insertUser) }
      : { error: plainError('notJson', 200) };
  };

/** Answers whether an editor is open, which takes it. */
export const quoteWanted =
  (discussionID: number, quote: QuotedWords): AppThunk<boolean> =>
  (dispatch, getState) => {
    dispatch(
      changeComposing(discussionID, ({ editors, quotes }) => ({ editors, quotes: [...quotes, quote] })),
    );
    return selectComposing(getState(), discussionID).editors.length > 0;
  };
