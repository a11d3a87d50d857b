import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createManifest } from '../routes/pages/createManifest';

/** Milliseconds. */
const slow = 2000;
const cookie = 'slow-gallery';
/** Where the built files are; no page of the forum's own gets the cookie. */
const path = '/inlay/';

const networkOf = (address: string) => /\/gallery[^?]*\?(?:.*&)?network=(slow|broken)\b/.exec(address)?.[1];

/**
 * The gallery's networks, as the address of its page says. On the slow one all that it asks for comes late; on the broken
 * one views are there, but not what they open later, nor the pages of add-ons, in a
 * browser that has not kept them.
 */
export function slowGallery(app: FastifyInstance): void {
  const built = createManifest(app.settings.distDir);
  // Parts that come later are called like what they show; what a page begins with stands in the manifest.
  const isLater = (file: string) => !JSON.stringify(built()?.manifest).includes(`"${file}"`);
  app.addHook('preHandler', async ({ url, headers, cookies }, reply) => {
    if (/^\/gallery([/?]|$)/.test(url)) {
      const network = networkOf(url);
      // Code that other code asks for comes from no page: for a minute its network is that, or until the gallery's is quick.
      if (network) reply.setCookie(cookie, network, { path, maxAge: 60, httpOnly: true, sameSite: 'lax' });
      else reply.clearCookie(cookie, { path });
      return;
    }
    const network = networkOf(headers.referer ?? '') ?? (url.startsWith(path) ? cookies[cookie] : undefined);
    if (network === 'slow') await setTimeout(slow);
    const file = /^\/inlay\/(assets\/[A-Z][^?]*\.js)/.exec(url)?.[1];
    if (network === 'broken' && file && isLater(file)) return reply.code(503).send();
  });
}
