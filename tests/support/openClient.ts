import { request } from '@playwright/test';
import type { APIRequestContext, APIResponse, Cookie } from '@playwright/test';

/** The API as somebody sees it. Paths are relative to `/api/v2`. */
export interface Client {
  get(path: string): Promise<APIResponse>;
  post(path: string, data?: unknown): Promise<APIResponse>;
  patch(path: string, data?: unknown): Promise<APIResponse>;
  put(path: string, data?: unknown): Promise<APIResponse>;
  delete(path: string, data?: unknown): Promise<APIResponse>;
  /** For calls with headers of their own. */
  context: APIRequestContext;
}

/** Opens the API of a forum for the owner of the cookies; a guest has none. Its context has to be disposed of. */
export async function openClient(url: string, cookies: Cookie[]): Promise<Client> {
  const context = await request.newContext({
    baseURL: url,
    storageState: { cookies, origins: [] },
    extraHTTPHeaders: { 'x-requested-with': 'vanilla', referer: `${url}/` },
  });
  const call = (method: string) => (path: string, data?: unknown) =>
    context.fetch(`/api/v2${path}`, { method, ...(data !== undefined && { data }) });
  return {
    context,
    get: call('GET'),
    post: call('POST'),
    patch: call('PATCH'),
    put: call('PUT'),
    delete: call('DELETE'),
  };
}
