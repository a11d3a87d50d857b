import { createServer } from 'node:http';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { listOf } from './listOf.mjs';
import { pageOf, summary } from './pageOf.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};
const root = join(import.meta.dirname, '../..');

/**
 * Serves the built files, the floor's script, generated pages and an API that agrees with everything, on a free port of this
 * machine. `delay` is how long each chunk takes, milliseconds.
 */
export async function serve() {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/manifest.json'), 'utf8'));
  const sprite = readFileSync(join(root, 'dist', manifest.icons.file), 'utf8');
  const state = { delay: 0 };

  const file = (response, path) => {
    if (!existsSync(path)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    if (url.pathname.startsWith('/inlay/')) {
      const path = join(root, 'dist', normalize(url.pathname.slice('/inlay'.length)));
      const late = path.includes('/assets/') ? state.delay : 0;
      return late ? setTimeout(() => file(response, path), late) : file(response, path);
    }
    if (url.pathname === '/plain.js') return file(response, join(import.meta.dirname, 'plain.js'));
    if (url.pathname.startsWith('/api/')) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      return response.end(JSON.stringify(summary));
    }
    const { count = '0', html = '0', runtime = 'none', when, list } = Object.fromEntries(url.searchParams);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const options = { count: Number(count), runtime, manifest, sprite };
    response.end(list ? listOf(options) : pageOf({ ...options, html: html === '1', when }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: (options) => `http://127.0.0.1:${server.address().port}/?${new URLSearchParams(options)}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
