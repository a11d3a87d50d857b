import type { Client } from './openClient';

/** Takes away what other tests have begun to write as somebody: toasts tell of it, and forms go on from it. */
export async function forgetDrafts(client: Client): Promise<void> {
  const rows = (await (await client.get('/drafts?limit=500')).json()) as { draftID: number }[];
  for (const { draftID } of rows) await client.delete(`/drafts/${draftID}`);
}
