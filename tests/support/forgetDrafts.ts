import type { Client } from './apiTest';

/** Takes away what other tests have begun to write as somebody: pages tell of it, in toasts that come in. */
export async function forgetDrafts(client: Client): Promise<void> {
  const rows = (await (await client.get('/drafts?limit=500')).json()) as { draftID: number }[];
  for (const { draftID } of rows) await client.delete(`/drafts/${draftID}`);
}
