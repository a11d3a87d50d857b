import { forward } from './forward';
import type { JsonChange, Rewrite } from './forward';
import { serverFaults } from './serverFaults';
import type { ServerFaults } from './serverFaults';
import { startOrigin } from './startOrigin';
import type { Origin } from './startOrigin';

export interface FourOrigins {
  /** The reference forum and the built `dist/`, behind fault switches and rewrites. */
  forum: Origin;
  /** Two sites of strangers; they serve what `serve` gave them. */
  host: Origin;
  other: Origin;
  /** Nothing may ever ask it for anything. */
  evil: Origin;
  faults: ServerFaults;
  /** Changes every page of the forum on its way to the browser. */
  rewrite(change: Rewrite): void;
  /** Changes answers of the forum's API on their way to the browser. */
  change(path: RegExp, change: JsonChange['change']): void;
  /** Leaves the forum's policy out, to see the runtime's own guards and not the browser's. */
  withoutPolicy(): void;
  /** Puts a page on one of the strangers' sites. */
  serve(path: string, html: string): void;
  /** Back to an honest forum and empty logs. */
  reset(): void;
  stop(): Promise<void>;
}

/** The bench of the safety tests, in front of a forum that runs at `target`. */
export async function fourOrigins(target: string): Promise<FourOrigins> {
  const faults = serverFaults();
  const pages = new Map<string, string>();
  let rewrites: Rewrite[] = [];
  let changes: JsonChange[] = [];
  let without: string[] = [];

  const forum = await startOrigin('forum', async (request, response) => {
    if (await faults.play(request, response)) return;
    await forward(request, response, { target, rewrites, changes, without });
  });
  const stranger = (name: string) =>
    startOrigin(name, async (request, response) => {
      if (await faults.play(request, response)) return;
      const html = pages.get(request.url ?? '/');
      response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(html ?? 'not found');
    });
  const [host, other] = await Promise.all([stranger('host'), stranger('other')]);
  // What it serves would tell on itself if it ever ran.
  const evil = await startOrigin('evil', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    response.end('globalThis.__pwned = "evil was asked";');
  });

  return {
    forum,
    host,
    other,
    evil,
    faults,
    rewrite: (change) => void (rewrites = [...rewrites, change]),
    change: (path, change) => void (changes = [...changes, { path, change }]),
    withoutPolicy: () => void (without = ['content-security-policy']),
    serve: (path, html) => void pages.set(path, html),
    reset() {
      faults.clear();
      pages.clear();
      rewrites = [];
      changes = [];
      without = [];
      for (const origin of [forum, host, other, evil]) origin.log.length = 0;
    },
    stop: async () => void (await Promise.all([forum, host, other, evil].map((origin) => origin.stop()))),
  };
}
