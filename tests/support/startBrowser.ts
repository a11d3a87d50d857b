import { chromium } from '@playwright/test';
import type { BrowserContext, Cookie, Page } from '@playwright/test';

export interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** As when the power goes: nobody is asked, nothing is tidied up. */
  kill(): Promise<void>;
}

/** A browser process of a test's own, whose profile outlives it. */
export async function startBrowser(
  profile: string,
  baseURL: string,
  cookies: Cookie[],
  options: { args?: string[]; executablePath?: string },
): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profile, { ...options, baseURL });
  await context.addCookies(cookies);
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const { id } = processInfo.find(({ type }) => type === 'browser')!;
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()));
  return {
    context,
    page,
    async kill() {
      process.kill(id, 'SIGKILL');
      await closed;
    },
  };
}
