import type { ApiClient } from '../../contract/apiClient';
import { isRecord } from '../../contract/foreign';
import { path } from '../../server/path';

/** Those of `ids` of which the forum itself says that there is no such discussion; a proxy's 404 proves nothing. */
export async function askWhetherGone(client: ApiClient, ids: readonly number[]): Promise<number[]> {
  const answers = await Promise.all(ids.map((id) => client.send({ path: path`discussions/${id}` })));
  return ids.filter((_, index) => {
    const answer = answers[index]!;
    return answer.outcome === 'failed' && answer.error.code === 'notFound' && isRecord(answer.data);
  });
}
