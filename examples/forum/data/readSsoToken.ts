import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../httpError';

export interface SsoClaims {
  /** Of this token alone. */
  id: string;
  name: string;
  email: string;
  expires: Date;
}

/** Seconds that a token may be good for. */
const longest = 300;
const refusal = (why: string) =>
  new HttpError(403, 'Permission Problem', `The token is not accepted: ${why}.`);

/**
 * A JSON Web Token (HS256) that a site which embeds the forum signed: `jti`, `aud` (the forum's origin), `exp`, `name`
 * and `email`, which that site has confirmed. Throws 403 for any other, saying why.
 */
export function readSsoToken(token: string, secret: string, audience: string, now: Date): SsoClaims {
  const [head = '', body = '', signature = '', ...rest] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw refusal('its signature is wrong');
  // `none` is unsigned: the algorithm is not the caller's choice.
  if (parse(head).alg !== 'HS256') throw refusal('its algorithm is not HS256');
  const { jti, aud, exp, name, email } = parse(body);
  if (aud !== audience) throw refusal('it is for another forum');
  const left = typeof exp === 'number' ? exp - now.getTime() / 1000 : 0;
  if (!(left > 0 && left <= longest)) throw refusal(`it has run out, or is good for more than ${longest} s`);
  if (typeof jti !== 'string' || !/^[\w-]{8,100}$/.test(jti)) throw refusal('it has no jti');
  if (typeof name !== 'string' || typeof email !== 'string') throw refusal('it does not say who this is');
  return { id: jti, name, email, expires: new Date((exp as number) * 1000) };
}

function parse(part: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    throw refusal('it is no token');
  }
}
