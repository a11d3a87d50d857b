import type { ApiClient } from '../../contract/apiClient';
import { isRecord } from '../../contract/foreign';

/** Those of `ids`, at most 100, that the forum does not list; none where it does not answer with a list. */
export async function askWhetherGone(client: ApiClient, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const query = { discussionID: ids.join(), limit: ids.length, expand: '-body' };
  const answer = await client.send({ path: 'discussions', query });
  if (answer.outcome !== 'done' || !Array.isArray(answer.data)) return [];
  const listed = new Set(answer.data.map((row: unknown) => isRecord(row) && row.discussionID));
  return ids.filter((id) => !listed.has(id));
}
