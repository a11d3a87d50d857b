import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How often a page was read: the visit that asks changes it itself. A class that members' HTML may not have. */
const visits = /<span class="forum-author__visits">[^<]*<\/span>/g;

/**
 * Tells a guest's browser by an ETag what it has got, and answers 304 where it has that already. Pages differ by nonces and counted visits alone:
 * with a 304 goes no policy, so that the copy keeps the one that names its own. True where that was the answer.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, html: string): boolean {
  const compared = html.replaceAll(reply.cspNonce, '').replaceAll(visits, '');
  const hash = createHash('sha1').update(compared).digest('base64url');
  // Weak: what is sent may be packed.
  const etag = `W/"${hash}"`;
  reply.header('etag', etag);
  if (!request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return false;
  reply.code(304).removeHeader('content-security-policy');
  return true;
}
