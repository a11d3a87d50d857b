import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds. */
const slow = 2000;

/** The gallery's slow network: what its page asks for comes late, as the address of the page says. */
export function slowGallery(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (/\/gallery\?(.*&)?network=slow\b/.test(request.headers.referer ?? '')) await setTimeout(slow);
  });
}
