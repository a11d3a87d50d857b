import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const slow = 2000;
const cookie = 'slow-gallery';
/** Where the built files are; no page of the forum's own gets the cookie. */
const path = '/inlay/';

const isSlow = (address: string) => /\/gallery\?(.*&)?network=slow\b/.test(address);

/** The gallery's slow network: what its page asks for comes late, as the address of the page says. */
export function slowGallery(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ url, headers, cookies }, reply) => {
    if (/^\/gallery(\?|$)/.test(url)) {
      // Code that other code asks for comes from no page: for a minute it is slow, or until the gallery is quick again.
      if (isSlow(url)) reply.setCookie(cookie, '1', { path, maxAge: 60, httpOnly: true, sameSite: 'lax' });
      else reply.clearCookie(cookie, { path });
      return;
    }
    if (isSlow(headers.referer ?? '') || (url.startsWith(path) && cookies[cookie] === '1'))
      await setTimeout(slow);
  });
}
