import type { AxiosError, AxiosRequestConfig, AxiosResponse } from 'axios';
import type { ApiRequest, ApiResult } from '../contract/apiClient';
import { plainError, type ApiErrorCode } from '../contract/apiError';
import type { PageMeta } from '../contract/pageConfig';
import { isRecord } from '../contract/foreign';
import type { ServerClock } from './createClock';
import { readAnswer } from './readAnswer';

/** As much of axios as a call needs. */
export interface Sender {
  request(config: AxiosRequestConfig): Promise<AxiosResponse>;
}

export interface ExchangeDeps {
  axios: Sender;
  base: string;
  origin: string;
  meta: Pick<PageMeta, 'transientKey' | 'auditLog'>;
  now(): number;
  clock: ServerClock;
  isOnline(): boolean;
}

const patience = 30_000;

/** Letters: browsers send 64 kB at most for pages that have gone. */
const longestLast = 20_000;

/** A request of a hidden page may be the last thing that it does. */
const isLast = ({ method = 'GET', body }: ApiRequest) =>
  method !== 'GET' &&
  globalThis.document?.visibilityState === 'hidden' &&
  (body === undefined || JSON.stringify(body).length < longestLast);

/** One call, from request to result. Its own file, because it comes with axios, at the first call of a page. */
export async function exchange(request: ApiRequest, deps: ExchangeDeps): Promise<ApiResult> {
  const { axios, base, origin, meta, now, clock, isOnline } = deps;
  const { method = 'GET', path, query, body, contentType, signal, timeout = patience } = request;
  const { onProgress } = request;
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const isRaw = isForm || contentType !== undefined;
  const keepalive = request.keepalive ?? (!isRaw && isLast(request));
  try {
    const answer = await axios.request({
      method,
      baseURL: base,
      url: path,
      allowAbsoluteUrls: false,
      params: query,
      paramsSerializer: { indexes: true },
      data: body === undefined || isRaw ? body : JSON.stringify(body),
      headers: {
        Accept: 'application/json',
        'X-Requested-With': 'vanilla',
        ...auditHeaders(meta.auditLog),
        // A referrer policy or a privacy proxy can strip what the server's other check needs, so the key goes along.
        ...(method !== 'GET' && meta.transientKey !== '' && { 'X-Transient-Key': meta.transientKey }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': contentType ?? 'application/json' }),
      },
      timeout,
      signal,
      // XMLHttpRequest ends with its page.
      ...(keepalive && { adapter: 'fetch', fetchOptions: { keepalive } }),
      onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
      // Statuses are judged in one place, by readAnswer; and axios must not guess at JSON.
      validateStatus: () => true,
      responseType: 'text',
      transformRequest: [(data: unknown) => data],
      transformResponse: [(data: unknown) => data],
      transitional: { clarifyTimeoutError: true },
      withXSRFToken: false,
    });
    const answerHeaders = answer.headers as Record<string, unknown>;
    const header = (name: string) => {
      const value = answerHeaders[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    };
    const text = typeof answer.data === 'string' ? answer.data : '';
    clock.hear(header('date'), header('age'));
    const raw = { status: answer.status, body: text, header };
    return readAnswer(raw, origin, now() + (clock.ahead() ?? 0));
  } catch (error) {
    return { outcome: 'failed', error: plainError(withoutAnswer(error as AxiosError, isOnline())) };
  }
}

function withoutAnswer(error: AxiosError, online: boolean): ApiErrorCode {
  if (error.code === 'ERR_CANCELED') return 'aborted';
  if (error.code === 'ETIMEDOUT' || error.code === 'ECONNABORTED') return 'timeout';
  return online ? 'network' : 'offline';
}

const longest = 1000;

/** Headers must be ASCII and on one line; percent-encoding keeps the rest readable for the log. */
const ascii = (text: string) =>
  text.replace(/\p{Surrogate}/gu, '?').replace(/[^\u0020-\u007e]/gu, (char) => encodeURIComponent(char));

/** Tells the server's audit log which page a call belongs to. Query values never leave the page: they hold e-mails and tokens. */
function auditHeaders(audit: PageMeta['auditLog']): Record<string, string> {
  if (!audit) return {};
  return {
    'X-Parent-Audit-Log-Id': ascii(audit.auditLogID).slice(0, 100),
    'X-Parent-Audit-Log-Request-Path': ascii(audit.requestPath.replace(/[?#].*$/s, '')).slice(0, longest),
    'X-Parent-Audit-Log-Request-Method': ascii(audit.requestMethod).slice(0, 10),
    'X-Parent-Audit-Log-Request-Query': maskedQuery(audit.requestQuery),
  };
}

function maskedQuery(query: unknown): string {
  if (!isRecord(query)) return '{}';
  const masked: Record<string, string> = {};
  for (const name of Object.keys(query)) {
    const longer = { ...masked, [ascii(name).slice(0, 50)]: '***' };
    // Cut between names, so that the header stays JSON.
    if (JSON.stringify(longer).length > longest) break;
    Object.assign(masked, longer);
  }
  return JSON.stringify(masked);
}
