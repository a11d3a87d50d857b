import type { ApiClient, ApiMethod } from '../../contract/apiClient';

/** A call's settings, as far as deployed fragments use them. */
interface Config {
  params?: Readonly<Record<string, unknown>>;
}

export interface DeployedAnswer {
  data: unknown;
  status: number;
  headers: Record<string, string>;
}

/** The API for deployed fragments and scripts of deployed pages: the page's own client in the shape of axios, whose errors carry a `response`. */
export function createDeployedApi(client: ApiClient) {
  async function send(method: ApiMethod, url: string, body: unknown, config?: Config) {
    const [path = '', search = ''] = url.replace(/^\//, '').split('?');
    const query = { ...Object.fromEntries(new URLSearchParams(search)), ...config?.params };
    const result = await client.send({ method, path, query, ...(body !== undefined && { body }) });
    if (result.outcome === 'done') {
      const { status, data, paging } = result;
      const headers: Record<string, string> =
        paging.total === undefined ? {} : { 'x-app-page-result-count': String(paging.total) };
      return { status, data, headers } satisfies DeployedAnswer;
    }
    const { status, message, code } = result.error;
    const data = (result.outcome === 'failed' && result.data) || { message, status };
    throw Object.assign(new Error(message), {
      ...{ isAxiosError: true, code },
      ...(status > 0 && { response: { status, data, headers: {} } satisfies DeployedAnswer }),
    });
  }
  return {
    get: (url: string, config?: Config) => send('GET', url, undefined, config),
    post: (url: string, body?: unknown, config?: Config) => send('POST', url, body, config),
    put: (url: string, body?: unknown, config?: Config) => send('PUT', url, body, config),
    patch: (url: string, body?: unknown, config?: Config) => send('PATCH', url, body, config),
    delete: (url: string, config?: Config) => send('DELETE', url, undefined, config),
    request: ({
      method = 'GET',
      url,
      data,
      ...config
    }: Config & { method?: string; url: string; data?: unknown }) =>
      send(method.toUpperCase() as ApiMethod, url, data, config),
  };
}
