import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const file = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const html = 'text/html; charset=utf-8';

/** Path → file and type. `/strict` is the plain page under a policy that allows the embed and nothing else. */
const pages = {
  '/': ['plain.html', html],
  '/strict': ['plain.html', html],
  '/app': ['app.html', html],
  '/app.js': ['app.js', 'text/javascript; charset=utf-8'],
  '/style.css': ['style.css', 'text/css; charset=utf-8'],
};

const strict = (forum) =>
  [
    "default-src 'none'",
    'img-src data:',
    `script-src ${forum}/embed.js`,
    "style-src 'self'",
    `frame-src ${forum}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/** A site of somebody else, which embeds the forum at `forum`. Resolves to its server when it listens. */
export function serveThirdParty({ forum, port }) {
  const server = createServer(({ url, method }, response) => {
    const [name, type] = pages[url.split('?')[0]] ?? [];
    if (!name || method !== 'GET') return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': type,
      ...(url.startsWith('/strict') && { 'content-security-policy': strict(forum) }),
    });
    return response.end(file(name).replaceAll('{forum}', forum));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve(server));
  });
}
