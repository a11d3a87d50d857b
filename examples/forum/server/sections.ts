import type { FastifyInstance, FastifyRequest } from 'fastify';
import { once } from '../data/pathIn';
import { readableUrl } from './readableUrl';

interface Split {
  folder: string;
  rest: string;
}

/**
 * `/{folder}/…` is the page `/…` in a section: the folder is taken off before the router sees it. A section gives way to an
 * address of the forum's own, and what the forum has but once is in none.
 */
export function sectionAddresses() {
  const taken = new Set<string>();
  let folders: readonly string[] = [];

  function split(url: string): Split | null {
    const [, folder = '', rest = ''] = /^(\/[^/?#]+)(\/[^/?#].*)$/s.exec(url) ?? [];
    if (!folders.includes(folder) || taken.has(folder)) return null;
    const [, first = ''] = rest.split(/[/?#]/);
    return once.includes(first) ? null : { folder, rest };
  }

  return {
    /** What the router is to see of a request. */
    pathOf(request: { url?: string }): string {
      const url = readableUrl(request);
      return split(url)?.rest ?? url;
    },

    /** Before all routes. */
    watch(app: FastifyInstance): void {
      folders = app.forum.subcommunities.paths;
      app.addHook('onRoute', ({ url }) => {
        const [, first = ''] = url.split('/');
        taken.add(`/${first}`);
      });
    },

    /** Once it is known who asks. */
    enter(app: FastifyInstance): void {
      const closed = new WeakSet<FastifyRequest>();
      app.addHook('onRequest', async (request) => {
        const url = readableUrl({ url: request.originalUrl });
        const inside = split(url);
        if (!inside) return;
        const viewer = app.forum.subcommunities.enter(request.viewer, inside.folder);
        if (viewer) request.viewer = viewer;
        // One who has been signed out meanwhile is led out, as from a folder that there is none of.
        else if (request.method !== 'POST' || !/^\/entry\/signout\/?(?:\?|$)/.test(inside.rest)) {
          request.raw.url = url;
          closed.add(request);
        }
      });
      // Once its body is read, as that of an address that there is no page of.
      app.addHook('preValidation', async (request, reply) => {
        if (!closed.has(request) || request.is404) return;
        for (const name of Object.keys(reply.getHeaders()))
          if (name.startsWith('x-ratelimit-')) reply.removeHeader(name);
        reply.callNotFound();
        return reply;
      });
    },
  };
}
