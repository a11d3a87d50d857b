import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { Privacy } from '../forum';
import type { PrivacyAnswer } from '../wire';

/** Of guests; scripts read and write it too. */
export const privacyCookie = 'inlay-AnonymizeData';

/** What the reader chose: members on the server, guests in their cookie. */
export async function choiceOf(
  privacy: Privacy,
  { viewer, cookies }: FastifyRequest,
): Promise<PrivacyAnswer['AnonymizeData']> {
  if (viewer.user) return (await privacy.get(viewer)).AnonymizeData;
  return cookies[privacyCookie] === 'true' ? '1' : cookies[privacyCookie] === 'false' ? '0' : '-1';
}
