import { createServer } from 'node:http';
import { renderLayout, type LayoutRequest } from './server';

/** More than any layout: 200 widgets with their data. */
const longest = 4_000_000;

/**
 * The same over HTTP for hosts that do not run Node.js: `POST` with `{layout, page}` as JSON, answered by what `renderLayout`
 * answers. It listens on this machine only, and keeps nothing.
 */
const server = createServer((request, response) => {
  const answer = (status: number, body: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  if (request.method !== 'POST')
    return void answer(405, { message: 'POST {"layout": …, "page": {"url", "config"}}' });
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= longest) parts.push(part);
  });
  request.on('end', () => {
    if (size > longest) return answer(413, { message: 'More than 4 MB.' });
    try {
      const { layout, page } = JSON.parse(Buffer.concat(parts).toString()) as {
        layout: unknown;
        page: LayoutRequest;
      };
      return answer(200, renderLayout(layout, page));
    } catch (error) {
      return answer(400, { message: String(error) });
    }
  });
});
server.requestTimeout = 10_000;
server.listen(Number(process.env.PORT ?? 8090), '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  console.log(`Rendering layouts on http://127.0.0.1:${port}`);
});
