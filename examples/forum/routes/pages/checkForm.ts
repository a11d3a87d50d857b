import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';

const refusal = (context = {}) =>
  new HttpError(
    403,
    'Permission Problem',
    'The form has run out. Please reload the page and try again.',
    context,
  );

/**
 * Throws 403 unless a plain form came from one of our pages: members prove it by the transient key of their session;
 * guests (who sign in or register) by the origin that every current browser sends with a POST. `isOwn`: the form was ours,
 * and only its key is of a session that has ended.
 */
export function checkForm(request: FastifyRequest): void {
  const { viewer, headers } = request;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site' || (origin !== undefined && origin !== viewer.origin && origin !== 'null'))
    throw refusal();
  if (!viewer.user) {
    if (origin === 'null') throw refusal();
    return;
  }
  const { TransientKey: key } = (request.body ?? {}) as Record<string, unknown>;
  const expected = Buffer.from(viewer.transientKey);
  const given = Buffer.from(typeof key === 'string' ? key : '');
  if (expected.length === 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refusal({ isOwn: origin === viewer.origin });
}
