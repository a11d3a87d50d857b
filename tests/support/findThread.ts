import { request } from '@playwright/test';
import type { Cookie } from '@playwright/test';

/** Path of the first open discussion in which the owner of the cookies may react to at least three records. */
export async function findThread(url: string, cookies: Cookie[]): Promise<string> {
  const client = await request.newContext({ baseURL: url, storageState: { cookies, origins: [] } });
  try {
    const list = await (await client.get('/discussions')).text();
    const paths = new Set(
      [...list.matchAll(/href="(\/discussion\/\d+\/[^"#?]+)"/g)].map(([, path]) => path!),
    );
    for (const path of paths) {
      const page = await (await client.get(path)).text();
      if (page.split('class="inl-root inl-reactions" role="group"').length > 3) return path;
    }
    throw new Error(`no discussion of ${paths.size} on the first page takes three reactions`);
  } finally {
    await client.dispose();
  }
}
