import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { done, refused, testClient } from './testClient';

interface Row extends Record<string, unknown> {
  draftID: number;
}

/** The drafts API in memory. `fault` answers instead of it, as long as it answers anything. */
export function modelDrafts() {
  const rows = new Map<number, Row>();
  let last = 0;
  const model = {
    rows,
    fault: (_request: ApiRequest): ApiResult | Promise<ApiResult> | null => null,
    /** Puts a draft there, as another machine of the user would have. */
    add(draft: Record<string, unknown>): number {
      const draftID = ++last;
      rows.set(draftID, { draftStatus: 'draft', dateScheduled: null, ...draft, draftID });
      return draftID;
    },
    bodies: () => [...rows.values()].map(({ attributes }) => (attributes as { body: string }).body),
  };
  const { client, requests, calls } = testClient((request) => model.fault(request) ?? answer(request));

  function answer({ method = 'GET', path, query, body }: ApiRequest): ApiResult {
    const [, first = '', second = ''] = path.split('/');
    if (method === 'POST') return done(rows.get(model.add(body as Row)), 201);
    if (first === '') {
      const fits = (row: Row, name: string) => query?.[name] === undefined || row[name] === query[name];
      const names = ['recordType', 'parentRecordType', 'parentRecordID'];
      return done([...rows.values()].filter((row) => names.every((name) => fits(row, name))).reverse());
    }
    const draftID = Number(second === '' || second === 'edit' ? first : second);
    const row = rows.get(draftID);
    if (!row) return refused404;
    if (method === 'DELETE') rows.delete(draftID);
    if (method === 'PATCH') {
      const plain = { draftStatus: 'draft', dateScheduled: null };
      if (first === 'cancel-schedule') rows.set(draftID, { ...row, ...plain });
      else if (first === 'schedule') rows.set(draftID, { ...row, ...(body as object) });
      else rows.set(draftID, { ...row, ...plain, ...(body as object) });
    }
    return done(rows.get(draftID) ?? null);
  }
  return Object.assign(model, { client, requests, calls, answer });
}

const refused404: ApiResult = { outcome: 'failed', error: plainError('notFound', 404, 'Draft not found.') };
export const offline = (): ApiResult => ({ outcome: 'failed', error: plainError('offline') });
export const broken = (): ApiResult => refused(500);
