import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (url: string | undefined): string | null =>
  url && URL.canParse(url) ? new URL(url).host : null;

/** Sent by our own page: no other site can add the header, and none can forge where the request comes from. */
function isOwnCall({ headers, viewer }: FastifyRequest): boolean {
  const host = hostOf(viewer.origin);
  if (!headers['x-requested-with'] || hostOf(headers.referer) !== host) return false;
  return headers.origin === undefined || hostOf(headers.origin) === host;
}

function hasTransientKey({ headers, body, viewer }: FastifyRequest): boolean {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const given = headers['x-transient-key'] ?? fields.TransientKey ?? fields.transientKey;
  if (typeof given !== 'string' || viewer.transientKey === '') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(viewer.transientKey)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Refuses calls that another site made in a member's name. It runs before validation, which would drop the key from
 * the body. Guests have no session that could be abused.
 */
export function csrf(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (harmless.has(request.method) || !request.viewer.user) return;
    if (isOwnCall(request) || hasTransientKey(request)) return;
    throw new HttpError(
      403,
      'Invalid CSRF token.',
      'Send X-Requested-With from an own page, or the transient key.',
    );
  });
}
