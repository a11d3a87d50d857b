import { useEffect, useState } from 'react';
import type { ApiClient, ApiRequest } from '../contract/apiClient';
import type { ApiError } from '../contract/apiError';
import type { FragmentApiAnswer, FragmentApiError, FragmentKit } from '../contract/fragmentKit';

/** The forum's API for fragments: the page's own client, with exceptions instead of results. */
export function createFragmentApi(client: ApiClient): Pick<FragmentKit, 'api' | 'useApi'> {
  async function send(request: ApiRequest): Promise<FragmentApiAnswer> {
    const result = await client.send(request);
    if (result.outcome === 'done') {
      const { status, data, paging } = result;
      return { status, data, total: paging.total };
    }
    throw asError(result.error);
  }
  const api: FragmentKit['api'] = {
    get: (path, query) => send({ path, query }),
    post: (path, body) => send({ method: 'POST', path, body }),
    put: (path, body) => send({ method: 'PUT', path, body }),
    patch: (path, body) => send({ method: 'PATCH', path, body }),
    delete: (path, query) => send({ method: 'DELETE', path, query }),
  };
  return {
    api,
    useApi(path, query) {
      const [round, setRound] = useState(0);
      const key = JSON.stringify([path, query]);
      const [answer, setAnswer] = useState<{ key: string; data: unknown; error: FragmentApiError | null }>();
      useEffect(() => {
        let wanted = true;
        const [asked, params] = JSON.parse(key) as [string, Record<string, unknown>?];
        const take = (data: unknown, error: FragmentApiError | null) =>
          wanted && setAnswer({ key, data, error });
        api.get(asked, params).then(
          ({ data }) => take(data, null),
          (error: FragmentApiError) => take(undefined, error),
        );
        return () => {
          wanted = false;
        };
      }, [key, round]);
      const current = answer?.key === key ? answer : undefined;
      return {
        data: current?.data,
        error: current?.error ?? null,
        loading: current === undefined,
        refresh: () => setRound((before) => before + 1),
      };
    },
  };
}

function asError({ code, status, message, fields }: ApiError): FragmentApiError {
  return Object.assign(new Error(message), { code, status, fields });
}
