import type { Page } from '@playwright/test';

export interface HeldCode {
  /** Files that the page has asked for, whether they came or not. */
  asked: string[];
  /** Lets everything through, from now on. */
  release(): void;
}

/**
 * Keeps the modules of the runtime and its widgets, or one `chunk` of them, from coming until the test says so; the
 * loader itself comes.
 */
export async function holdCode(page: Page, chunk = ''): Promise<HeldCode> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/inlay/assets/${chunk && `${chunk}\\.`}.*\\.js`), async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released;
    await route.fallback();
  });
  return { asked, release };
}
