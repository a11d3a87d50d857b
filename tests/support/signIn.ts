import { request } from '@playwright/test';
import type { Cookie } from '@playwright/test';

/** The demonstration accounts of the reference forum. */
export type Role = 'admin' | 'moderator' | 'steward' | 'member' | 'newcomer';

const password = process.env.INLAY_DEMO_PASSWORD ?? 'inlay';

/** Signs in through the forum's own form, as a browser without scripts would, and resolves to the cookies. */
export async function signIn(url: string, role: Role): Promise<Cookie[]> {
  const client = await request.newContext({ baseURL: url });
  try {
    await client.get('/entry/signin');
    const answer = await client.post('/entry/signin', { form: { name: role, password }, maxRedirects: 0 });
    if (answer.status() !== 303) {
      throw new Error(`signing in as ${role} was answered with ${answer.status()}: ${await answer.text()}`);
    }
    return (await client.storageState()).cookies;
  } finally {
    await client.dispose();
  }
}
