import type { Page, Route } from '@playwright/test';

/** What goes wrong on the way; with neither `status`, `body` nor `drop` the answer comes, only later. */
export interface Fault {
  status?: number;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Waited for before anything happens: what a test does first. */
  until?: Promise<unknown>;
  /** The connection ends without an answer. */
  drop?: boolean;
  /** Only so many requests are hit; all by default. */
  times?: number;
}

/** Puts a fault in front of the requests that fit. Resolves to the function that mends it. */
export async function breakRoute(
  page: Page,
  url: string | RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    await fault.until;
    if (fault.drop) return route.abort('connectionreset');
    if (fault.status === undefined && fault.body === undefined) return route.fallback();
    return route.fulfill({
      status: fault.status ?? 200,
      body: fault.body ?? '',
      contentType: fault.contentType ?? 'application/json; charset=utf-8',
      headers: fault.headers,
    });
  };
  await page.route(url, handler, fault.times === undefined ? {} : { times: fault.times });
  return () => page.unroute(url, handler);
}
