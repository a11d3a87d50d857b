import { attributes } from '../contract/attributes';
import { isRecord } from '../contract/foreign';
import { discussionChanged, discussionsSlice } from '../resources/discussions/discussionsSlice';
import { fieldsOf } from '../resources/moderation/shownRecords';
import type { AppThunk } from '../store/storeTypes';

// Nothing on the page may have needed it yet.
export { discussionsSlice };

/** As many as a server lists at once. */
const most = 100;

/** Asks about the discussions that the page calls new; those that have been read are so no more. */
export const showRead =
  (document: Document): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { client }) => {
    const ids = unreadIn(document);
    if (ids.length === 0) return;
    const query = { discussionID: ids.join(), limit: ids.length, expand: '-body' };
    const result = await client.send({ path: 'discussions', query });
    if (result.outcome !== 'done' || !Array.isArray(result.data)) return;
    for (const row of result.data as unknown[])
      if (isRecord(row) && row.unread === false && ids.includes(Number(row.discussionID)))
        dispatch(discussionChanged(Number(row.discussionID), { unread: false }));
  };

const unreadIn = (document: Document): number[] => {
  const ids = fieldsOf(document, 'unread').flatMap((badge) => {
    const shows = badge.hidden
      ? null
      : badge.closest(`[${attributes.shows}]`)?.getAttribute(attributes.shows);
    const id = /^discussion\/(\d+)$/.exec(shows ?? '')?.[1];
    return id ? [Number(id)] : [];
  });
  return [...new Set(ids)].slice(0, most);
};
