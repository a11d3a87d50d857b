import type { ApiError } from './apiError';

export type ApiMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface ApiRequest {
  /** `GET` unless it says otherwise. */
  method?: ApiMethod;
  /** Relative to `/api/v2/`, without a query: build it with `` path`users/${id}` ``, which encodes its parts. */
  path: string;
  /** Arrays and objects are sent bracketed and indexed. */
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a string is sent as it is, and needs `contentType`. `FormData` is sent as a form. */
  body?: unknown;
  contentType?: string;
  signal?: AbortSignal;
  /** Milliseconds. */
  timeout?: number;
  /** It must arrive even when the page goes away meanwhile; the body is at most 64 kB. */
  keepalive?: boolean;
  /** Hears how much of the body has been sent, from 0 to 1. */
  onProgress?(fraction: number): void;
}

/** From the paging headers; `total` only where the server counts. */
export interface Paging {
  total?: number;
  currentPage?: number;
  limit?: number;
  nextURL?: string;
  prevURL?: string;
  next?: number;
  prev?: number;
}

/** How a call ended. `data` is foreign JSON without prototype keys; `null` stands for an empty body. */
export type ApiResult =
  | { outcome: 'done'; status: number; data: unknown; paging: Paging }
  | { outcome: 'awaitingApproval'; status: 202; error: ApiError }
  /** `data`: the body of the error answer, where it was JSON. */
  | { outcome: 'failed'; error: ApiError; data?: unknown };

export interface ApiClient {
  /** Never rejects. */
  send(request: ApiRequest): Promise<ApiResult>;
  /** Fetches the code that calls need, for one that a page makes when it goes: it would come too late. */
  prepare?(): void;
  /** Milliseconds by which the server's clock is ahead of this machine's; null before the first answer. */
  serverAhead?(): number | null;
}
