import type { Page } from '@playwright/test';

export interface HeldCalls {
  /** Paths of those that the page has asked for, whether they came or not. */
  asked: string[];
  /** Lets everything through, from now on. */
  release(): void;
}

/** Keeps the requests that fit on their way until the test says so. */
export async function holdCalls(page: Page, url: RegExp): Promise<HeldCalls> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released;
    await route.fallback();
  });
  return { asked, release };
}
