import { connect } from 'node:net';
import { expect, test } from '../support/apiTest';

/** The first line of the answer to a request that is sent as it stands: no client writes such ones. */
function statusOf(url: string, requestLine: string, cookie?: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const head = [requestLine, `Host: ${host}`, 'Connection: close', ...(cookie ? [`Cookie: ${cookie}`] : [])];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${head.join('\r\n')}\r\n\r\n`));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(said.split('\r\n')[0] ?? ''));
  });
}

test('a request target that is no path is a bad request, for guests and members', async ({
  forum,
  cookiesOf,
}) => {
  const cookies = await cookiesOf('member');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const targets = [
    'GET http://elsewhere.test/discussions',
    `GET ${forum.url}/discussions`,
    `GET ${forum.url}/api/v2/users/me`,
    'GET HTTPS://elsewhere.test/',
    'GET mailto:a@b.example',
    'OPTIONS *',
    'POST http://elsewhere.test/entry/signout',
  ];
  for (const line of targets)
    for (const sent of [cookie, undefined])
      expect([line, await statusOf(forum.url, `${line} HTTP/1.1`, sent)]).toEqual([
        line,
        'HTTP/1.1 400 Bad Request',
      ]);
  expect(await statusOf(forum.url, 'GET /discussions HTTP/1.1', cookie)).toBe('HTTP/1.1 200 OK');
});
