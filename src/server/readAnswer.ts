import type { ApiResult, Paging } from '../contract/apiClient';
import { plainError } from '../contract/apiError';
import { isRecord, parseForeign } from '../contract/foreign';
import { edgePage } from './edgePage';
import { readError } from './readError';

/** An answer as it came: nothing parsed, nothing judged. */
export interface RawAnswer {
  status: number;
  body: string;
  header(name: string): string | undefined;
}

const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** What an answer means. Below 400 and 408 are successes when they hold JSON or nothing; all else is a failure. */
export function readAnswer({ status, body, header }: RawAnswer, origin: string, now: number): ApiResult {
  const type = header('content-type') ?? '';
  const failed = (error = plainError('notJson', status), data?: unknown): ApiResult =>
    data === undefined ? { outcome: 'failed', error } : { outcome: 'failed', error, data };

  if (header('cf-mitigated') === 'challenge') return failed(plainError('challenge', status));
  const good = status < 400 || status === 408;
  let data: unknown = null;
  if (isJson.test(type) || (type === '' && body === '')) {
    try {
      // A body of nothing is how the server says null.
      if (body.trim() !== '') data = parseForeign(body);
    } catch {
      // Half a file: the parser's own message is of no use to a reader.
      return failed(good ? undefined : readError(status, null, origin));
    }
  } else {
    const edge = edgePage(body);
    if (edge) return failed({ ...plainError('edge', status, edge.title), description: edge.text || null });
    return failed(good ? undefined : readError(status, null, origin));
  }

  const errorShaped = isRecord(data) && typeof data.message === 'string' && data.status === status;
  if (status === 202 && errorShaped)
    return { outcome: 'awaitingApproval', status, error: readError(status, data, origin) };
  if (good && !(status === 408 && errorShaped && !('progress' in (data as object))))
    return { outcome: 'done', status, data, paging: readPaging(header) };

  const error = readError(status, data, origin);
  const retryAfter = readRetryAfter(header('retry-after'), now);
  return failed(retryAfter === undefined ? error : { ...error, retryAfter }, data ?? undefined);
}

/** Paging from the answer's headers (lower-case names). Missing values and values that are no numbers are left out. */
function readPaging(header: (name: string) => string | undefined): Paging {
  const count = (name: string) => {
    const text = header(name)?.trim() ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  const currentPage = count('x-app-page-current');
  const nextURL = header('x-app-page-next-url') || undefined;
  const prevURL = header('x-app-page-prev-url') || undefined;
  const paging: Paging = {
    total: count('x-app-page-result-count'),
    currentPage,
    limit: count('x-app-page-limit'),
    nextURL,
    prevURL,
    next: nextURL && currentPage !== undefined ? currentPage + 1 : undefined,
    prev: prevURL && currentPage !== undefined && currentPage > 1 ? currentPage - 1 : undefined,
  };
  return Object.fromEntries(Object.entries(paging).filter(([, value]) => value !== undefined));
}

const longestWait = 24 * 60 * 60;

/** Seconds to wait from a `Retry-After` header, which holds seconds or a date. `now` in milliseconds. */
function readRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestWait);
}
