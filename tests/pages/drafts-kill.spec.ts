import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, Cookie, Page, Request } from '@playwright/test';
import { fillStorage } from '../support/fillStorage';
import { holdCode } from '../support/holdCode';
import { expect, test } from '../support/threadTest';
import { usePageFor } from '../support/usePage';

interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** As when the power goes: no page is asked, nothing is tidied up. */
  kill(): Promise<void>;
}

/** A browser process of a test's own, whose profile outlives it. */
async function startBrowser(
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

/** Writes a little to a folder again and again, durably. `stop` answers how long that took at worst, milliseconds. */
function watchDisk(folder: string): { stop(): Promise<number> } {
  let isWatching = true;
  async function watch(): Promise<number> {
    const file = await open(join(folder, 'disk'), 'w');
    let longest = 0;
    while (isWatching) {
      const before = performance.now();
      await file.write('words');
      await file.datasync();
      longest = Math.max(longest, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await file.close();
    return longest;
  }
  const watching = watch();
  return {
    stop() {
      isWatching = false;
      return watching;
    },
  };
}

/** Listens to calls that save drafts. `stop` answers how long one took at worst, or has been on its way, milliseconds. */
function watchCalls(page: Page): { stop(): number } {
  const since = new Map<Request, number>();
  let longest = 0;
  const tellEnd = (request: Request) => {
    longest = Math.max(longest, performance.now() - (since.get(request) ?? performance.now()));
    since.delete(request);
  };
  page.on('request', (request) => {
    if (/\/api\/v2\/drafts/.test(request.url())) since.set(request, performance.now());
  });
  page.on('requestfinished', tellEnd);
  page.on('requestfailed', tellEnd);
  return {
    stop() {
      for (const request of [...since.keys()]) tellEnd(request);
      return longest;
    },
  };
}

/** `KILLS=50` proves more and takes longer: each is a browser that is started twice and killed once. */
const kills = Number(process.env.KILLS ?? 1);
/** Milliseconds before the kill up to which every letter must be there. */
const grace = 250;
/** The same, beside a disk or a server that takes up to `slowest` for one write: words wait for one, and for their own. */
const graceOn = (slowest: number) => Math.max(grace, 100 + 2 * slowest);

/** The same delays in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

test.setTimeout(120_000 + kills * 30_000);

const mounted = '[data-react="CreatePost"][data-inlay-state="mounted"]';
const address = '/post/discussion/7';
interface Moment {
  /** Called before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** Resolves when somebody may begin. */
  isReady(page: Page): Promise<unknown>;
  /** What happens once the first words are there. Answers the page that they go on in. */
  meanwhile?(page: Page, begun: string, round: number): Promise<Page | void>;
  rounds?: number;
  /** The server alone has what is typed. */
  isOnServer?: true;
}
/** Some take part of the rounds: they differ from the first in what happens to storage. */
const part = Math.ceil(kills / 3);
const isReady = (page: Page) => page.waitForSelector(mounted);
/** What is wrong with calls while the user types: nothing in the first round, which is the only one by default. */
const faults: ((page: Page) => Promise<unknown> | void)[] = [
  () => undefined,
  ...[500, 401].map((status) => (page: Page) => {
    const answer = { status, contentType: 'application/json', body: `{"message":"No.","status":${status}}` };
    return page.route(/\/api\/v2\/drafts/, (route) => route.fulfill(answer));
  }),
  (page) => page.context().setOffline(true),
];
/** From when on somebody types, and what is wrong then. */
const moments: Record<string, Moment> = {
  'types in the editor': {
    isReady,
    // A call is no part of the way to this device: `T47` has the failures by themselves.
    meanwhile: async (page, _begun, round) => void (await faults[round % faults.length]!(page)),
  },
  'types in the server’s own form': {
    // Its code is on its way, and never comes.
    prepare: (page) => holdCode(page, 'page'),
    async isReady(page) {
      // It comes with the first use of the page.
      await usePageFor(page, 'early');
      expect(await page.locator(mounted).count()).toBe(0);
    },
  },
  'goes on in a second tab': {
    isReady,
    rounds: part,
    async meanwhile(page, begun) {
      const other = await page.context().newPage();
      await other.goto(address);
      await isReady(other);
      await expect(other.getByLabel('Your text')).toContainText(begun);
      await other.getByRole('button', { name: 'Write here instead' }).click();
      // Until then it takes no letter.
      await expect(other.getByLabel('Your text')).toBeFocused();
      return other;
    },
  },
  'types with a full database': {
    isReady,
    rounds: part,
    isOnServer: true,
    // The code that calls the server is there.
    meanwhile: (page) => expect(page.getByText('Draft saved.')).toBeVisible(),
    prepare: (page) => fillStorage(page, { isDatabaseAlone: true }),
  },
};

for (const [what, { prepare, isReady, meanwhile, rounds = kills, isOnServer }] of Object.entries(moments))
  test(`a browser that is killed (${rounds}x) while somebody ${what} loses nothing older than ${grace} ms`, async ({
    forum,
    cookiesOf,
    launchOptions,
  }) => {
    const random = seeded(42);
    const cookies = await cookiesOf('member');
    for (let round = 0; round < rounds; round++) {
      const profile = mkdtempSync(join(tmpdir(), 'inlay-kill-'));
      // A profile of its own; what the round has left on the server is thrown away at its end.
      // Without a space at its end, which another tab’s caret may stand before or behind.
      const before = `Round ${round}:`;
      const options = { args: launchOptions.args, executablePath: launchOptions.executablePath };
      const first = await startBrowser(profile, forum.url, cookies, options);
      const typed: { at: number; text: string }[] = [];
      let killed = 0;
      let slowest = 0;
      let disk: ReturnType<typeof watchDisk> | undefined;
      let calls: ReturnType<typeof watchCalls> | undefined;
      try {
        const { page } = first;
        await prepare?.(page);
        if (isOnServer) calls = watchCalls(page);
        await page.goto(address);
        await isReady(page);
        let field = page.getByLabel('Your text');
        await field.fill(before);
        // From the first moment on: nobody waits for a database to be opened.
        typed.push({ at: Date.now(), text: before });
        const next = await meanwhile?.(page, before, round);
        if (next) {
          field = next.getByLabel('Your text');
          await field.click();
          await next.keyboard.press('Control+End');
        }
        disk = watchDisk(profile);
        const end = Date.now() + 2 * grace + random() * 1500;
        let text = before;
        while (Date.now() < end) {
          const letter = 'abcdefghij '[Math.floor(random() * 11)]!;
          text += letter;
          await field.pressSequentially(letter);
          typed.push({ at: Date.now(), text });
        }
        killed = Date.now();
        slowest = calls?.stop() ?? 0;
        await first.kill();
      } finally {
        slowest = Math.max(slowest, (await disk?.stop()) ?? 0);
        await first.context.close().catch(() => undefined);
      }
      const sure = typed.findLast(({ at }) => at <= killed - graceOn(slowest))?.text ?? '';
      const last = typed.at(-1)!.text;
      const second = await startBrowser(profile, forum.url, cookies, options);
      try {
        const { page } = second;
        await page.goto(address);
        const field = page.getByLabel('Your text');
        // An editor shows spaces in its own way; the letters between them are what was typed.
        const words = (text: string) => text.replace(/\s+/g, ' ').trim();
        const beside = `beside a disk or a server that took ${Math.round(slowest)} ms for one write`;
        await expect(field, beside).toContainText(words(sure));
        const kept = words(await field.innerText());
        expect(words(last).startsWith(kept), `round ${round}: ${kept}`).toBe(true);
        await page.getByRole('button', { name: 'Discard draft' }).click();
        await page.getByRole('button', { name: 'Discard', exact: true }).click();
        await expect(field).toHaveText('');
      } finally {
        await second.context.close();
        rmSync(profile, { recursive: true, force: true });
      }
    }
  });
