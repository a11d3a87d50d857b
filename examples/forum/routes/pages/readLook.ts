import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocaleKey, type LocaleKey } from './createWords';
import { readText } from './paths';
import { pseudoKey } from '../../../../src/locale/pseudo';
import type { Viewer } from '../../viewer';

export type Theme = 'light' | 'dark';

export interface Look {
  localeKey: LocaleKey;
  /** Null follows the reader's system. */
  theme: Theme | null;
  /** Whether the theme's fragments are on; null leaves it to the forum. */
  fragments: boolean | null;
}

const isSwitch = (value: unknown) => value === 'on' || value === 'off';
const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/**
 * Language and theme of a request: its query, else its section's language, else its cookies, else English and the reader's system. By its query alone a
 * page is seen in the pseudo-language, too.
 */
export function readLook(request: FastifyRequest): Look {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const [asked, shade] = [readText(query.locale), readText(query.theme)];
  const { theme, fragments } = request.cookies;
  // A request may have failed before it was known who asks.
  const [own, kept] = [(request.viewer as Viewer | null)?.section?.locale, request.cookies.locale];
  const switched = [readText(query.fragments), fragments].find(isSwitch);
  return {
    localeKey: asked === pseudoKey ? pseudoKey : ([asked, own, kept].find(isLocaleKey) ?? 'en'),
    theme: isTheme(shade) ? shade : shade === 'system' ? null : isTheme(theme) ? theme : null,
    fragments: switched === undefined ? null : switched === 'on',
  };
}

/**
 * Remembers in a cookie what a page was asked for by `?locale=` and `?theme=`; not in a frame, where a site around it
 * asks: its dark page must not make the forum dark for good.
 */
export function rememberLook(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers['sec-fetch-dest'] === 'iframe') return;
  const query = (request.query ?? {}) as Record<string, unknown>;
  const [locale, theme] = [readText(query.locale), readText(query.theme)];
  const options = { path: '/', sameSite: 'lax' as const, httpOnly: true, maxAge: 365 * 24 * 60 * 60 };
  // A section has a language of its own.
  if (isLocaleKey(locale) && !request.viewer.section) reply.setCookie('locale', locale, options);
  if (isTheme(theme)) reply.setCookie('theme', theme, options);
  const fragments = readText(query.fragments);
  if (fragments && isSwitch(fragments)) reply.setCookie('fragments', fragments, options);
  if (theme === 'system') reply.clearCookie('theme', { path: '/' });
}
