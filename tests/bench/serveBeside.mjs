import { createServer, request as ask } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const packed = (text, quality) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * The forum behind an address of its own, where `?by=` names another page in place of one of its: `pages` make those from its HTML. `files`
 * are further scripts by their path. All of it is sent packed, by the same process.
 */
export async function serveBeside(forum, { files = {}, pages }) {
  const scripts = new Map(Object.entries(files).map(([path, code]) => [path, packed(code, 11)]));
  const send = (response, body, type) =>
    response
      .writeHead(200, {
        'content-type': `${type}; charset=utf-8`,
        'content-encoding': 'br',
        'content-length': body.length,
      })
      .end(body);
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url, forum);
    const change = pages[url.searchParams.get('by')];
    if (scripts.has(url.pathname)) return send(response, scripts.get(url.pathname), 'text/javascript');
    const headers = { ...incoming.headers, ...(change && { 'accept-encoding': 'identity' }) };
    url.searchParams.delete('by');
    const asked = ask(url, { method: incoming.method, headers }, (answer) => {
      if (!change) {
        response.writeHead(answer.statusCode, answer.headers);
        return answer.pipe(response);
      }
      let html = '';
      answer.setEncoding('utf8').on('data', (part) => (html += part));
      answer.on('end', () => send(response, packed(change(html), 4), 'text/html'));
    });
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
