import type { ApiError } from '../contract/apiError';

interface Ways<Result> {
  /** The post sent at `since` (milliseconds, local clock), if the server has it. Rejects when that is unknown. */
  find(since: number): Promise<Result | null>;
  send(): Promise<Result>;
  errorOf(result: Result): ApiError | undefined;
}

/**
 * Failures after which the server may have it all the same: no answer, one that cannot be read, or that of what stands
 * before the server (502 and more).
 */
const isUnsure = ({ code, status }: ApiError) => /^(timeout|network|notJson)$/.test(code) || status > 501;

/** Sends a post. After a lost response the server is searched first, so that a retry is not sent twice. */
export function createOnce<Result>() {
  let lost: { post: string; since: number; result: Result } | null = null;
  /** `post`: by which it is known again. */
  return async (post: string, { find, send, errorOf }: Ways<Result>): Promise<Result> => {
    const now = Date.now();
    const last = lost?.post === post ? lost : null;
    // What cannot be looked for is not sent again, either.
    const result = (last && (await find(last.since).catch(() => last.result))) || (await send());
    const error = errorOf(result);
    lost = error && isUnsure(error) ? { post, since: last?.since ?? now, result } : null;
    return result;
  };
}
