import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSocket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '../support/apiTest';
import { startPhp } from '../support/startPhp';
import { startRenderer } from '../support/startRenderer';

// A host that runs no Node.js asks a process beside it for the HTML of its home page. Whatever that process does, the page
// stands: with the widgets in it, or with the tag that mounts them in the browser.

type Home = { html: string; seconds: number; status: number };

async function homeWith(forum: string, renderer: string, env: object = {}): Promise<Home> {
  const php = await startPhp(forum, { INLAY_RENDERER: renderer, ...env });
  const begun = performance.now();
  const answer = await fetch(`${php.url}/`, { redirect: 'manual' });
  const home = { html: await answer.text(), status: answer.status };
  const seconds = (performance.now() - begun) / 1000;
  await php.stop();
  return { ...home, seconds };
}
async function listening(server: { listen: Server['listen']; address: Server['address'] }) {
  server.listen(0, '127.0.0.1');
  await once(server as Server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** The page has a head, a bar and an end of its own, and the layout's tag with its data. */
function expectTag({ html, status }: Home) {
  expect(status).toBe(200);
  expect(html).toMatch(/<h1 class="inl-banner__title"[^>]*>Welcome to Brightwater Makers<\/h1>/);
  expect(html.trimEnd()).toMatch(/<\/html>$/);
  expect(html).toMatch(/<div data-react="Layout" data-props="[^"]*home[^"]*"/);
  expect(html).toContain('<noscript><p><a href="/discussions">Posts</a>');
  expect(html).toContain('"path":"layouts/lookup-hydrate"');
  expect(html).toMatch(/<link rel="modulepreload" href="\/inlay\/assets\/Layout\./);
}

test('with the process up the home page is HTML, whose widgets load no code', async ({ forum }) => {
  const { address, stop } = await startRenderer();
  try {
    // A process that has just begun is slower than one that has rendered some pages.
    const { html, status } = await homeWith(forum.url, address, { INLAY_RENDERER_SECONDS: '60' });
    expect(status).toBe(200);
    expect(html).toMatch(/<section class="inl-widget"[^]*All Time Leaders/);
    expect(html).toMatch(/<link rel="stylesheet" href="\/inlay\/assets\/[^"]+" integrity="sha384-[^"]+">\n/);
    expect(html).not.toMatch(/data-react="(Layout|CategoriesWidget|TagWidget)"|lookup-hydrate/);
    expect(html).toContain('Welcome to the workshop');
  } finally {
    stop();
  }
});

test('without such a process, or with one that is dead, the tag mounts in the browser', async ({ forum }) => {
  const gone = createSocket();
  const address = await listening(gone as never);
  gone.close();
  await once(gone, 'close');
  for (const renderer of ['', address, 'no.such.host.invalid:1', 'junk'])
    expectTag(await homeWith(forum.url, renderer));
});

const slow: [what: string, listener: RequestListener][] = [
  ['answers nothing', () => undefined],
  [
    'answers byte by byte',
    (_, response) => {
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    },
  ],
  [
    'stops in the middle of its headers',
    (request) => void request.socket.write('HTTP/1.1 200 OK\r\nContent-Type: text'),
  ],
];
for (const [what, listener] of slow)
  test(`one that ${what} is waited for half a second and no longer`, async ({ forum }) => {
    const server = createServer(listener);
    const plain = await homeWith(forum.url, '');
    const home = await homeWith(forum.url, await listening(server));
    server.closeAllConnections();
    server.close();
    expectTag(home);
    // The forum behind the page takes its time, too, and a busy machine takes some more.
    expect(home.seconds).toBeLessThan(plain.seconds + 5);
  });

const junk: [what: string, answer: string][] = [
  ['no HTTP', 'hello'],
  ['nothing', ''],
  ['HTML', 'HTTP/1.1 200 OK\r\n\r\n<p>Injected</p>'],
  ['half an answer', 'HTTP/1.1 200 OK\r\n\r\n{"html":"<p>Injected</p>","head":""'],
  ['a refusal', 'HTTP/1.1 500 No\r\n\r\n{"html":"<p>Injected</p>","head":""}'],
  ['JSON of another kind', 'HTTP/1.1 200 OK\r\n\r\n["<p>Injected</p>"]'],
  ['fields of another kind', 'HTTP/1.1 200 OK\r\n\r\n{"html":["<p>Injected</p>"],"head":5}'],
  ['a text', 'HTTP/1.1 200 OK\r\n\r\n"<p>Injected</p>"'],
  ['no HTML', 'HTTP/1.1 200 OK\r\n\r\n{"html":"","head":""}'],
];
test('what is no answer is not printed', async ({ forum }) => {
  for (const [what, answer] of junk) {
    const server = createSocket((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(answer));
    });
    const home = await homeWith(forum.url, await listening(server as never));
    server.close();
    expectTag(home);
    expect(home.html, what).not.toContain('Injected');
  }
});
