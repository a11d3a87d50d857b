import { isRecord } from '../contract/foreign';
import { path } from '../server/path';
import type { AppThunk } from '../store/storeTypes';
import { isSince } from './isSince';
import { readPublished, type PostAnswer, type PostInput } from './posts';

interface Wanted extends Pick<PostInput, 'name' | 'body' | 'format'> {
  /** Who wrote it. */
  userID: number;
  /** When it was sent, in milliseconds by this clock. */
  since: number;
}

/**
 * The newest discussion of a user, if it is the one that was sent; null when it is not there. Rejects where the server
 * does not say.
 */
export const findPublished =
  ({ userID, since, name, body, format }: Wanted): AppThunk<Promise<PostAnswer | null>> =>
  async (_dispatch, _getState, { client }) => {
    // Those that are announced would come first.
    const query = { insertUserID: userID, sort: '-dateInserted', pinOrder: 'mixed', limit: 1 };
    const list = await client.send({ path: 'discussions', query });
    if (list.outcome !== 'done') throw new Error(list.error.message);
    const newest: unknown = Array.isArray(list.data) ? list.data[0] : null;
    const found = readPublished(newest);
    if (!found || !isRecord(newest) || !isSince(newest.dateInserted, since, client.serverAhead?.()))
      return null;
    // Another one of theirs, which may be closed by now, tells nothing of this.
    if (newest.name !== name.trim()) return null;
    const source = await client.send({ path: path`discussions/${found.recordID}/edit` });
    // Closed right after it was taken, it is no longer its author's to read for editing: its name has to do.
    if (source.outcome !== 'done' && source.error.status === 403) return found;
    if (source.outcome !== 'done' || !isRecord(source.data)) throw new Error('No source.');
    const kept = source.data;
    return kept.body === body && String(kept.format).toLowerCase() === format ? found : null;
  };
