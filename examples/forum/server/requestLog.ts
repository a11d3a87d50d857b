import type { FastifyRequest } from 'fastify';

/**
 * What a log says of a request. Queries hold tokens of readers and of other sites, and what follows the name of a page
 * for signing in is the key from somebody's mail: neither may be in a file that others read.
 */
export const requestLog = {
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({
      method,
      path: url.replace(/\?.*/s, '').replace(/^(\/+entry\/+[^/]*)\/.*/is, '$1'),
      ip,
    }),
  },
};
