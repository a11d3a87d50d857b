import type { Page, Route } from '@playwright/test';

/** What goes wrong on the way. */
export interface Fault {
  status?: number;
  body?: string;
  contentType?: string;
  headers?: Record<string, string>;
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
    if (fault.drop) return route.abort('connectionreset');
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
