import type { Paging } from '../../contract/apiClient';
import { plainError } from '../../contract/apiError';
import { api } from '../../store/api';

export interface DiscussionPage {
  /** As the API sends them. */
  rows: unknown[];
  /** Undefined where the server does not count. */
  total: number | undefined;
  hasMore: boolean;
}

const lists = api.injectEndpoints({
  endpoints: (build) => ({
    listDiscussions: build.query<DiscussionPage, Readonly<Record<string, unknown>>>({
      async queryFn(query, _api, _options, send) {
        const answer = await send({ path: 'discussions', query: { ...query, expand } });
        if (answer.error) return { error: answer.error };
        if (!Array.isArray(answer.data)) return { error: plainError('notJson', 200) };
        const { total, nextURL } = (answer.meta as { paging?: Paging } | undefined)?.paging ?? {};
        const hasMore = total === undefined && nextURL !== undefined;
        return { data: { rows: answer.data, total, hasMore } };
      },
    }),
  }),
});

/** What a row shows. */
const expand = [
  ...['insertUser', 'lastUser', 'category', 'breadcrumbs', 'excerpt', 'reactions', 'reportMeta', '-body'],
];

export const { useListDiscussionsQuery } = lists;
