import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../posts/escapeHtml';
import { notFound } from '../httpError';

const silhouette =
  '<circle cx="50" cy="38" r="17" fill="#fff"/><path d="M16 92a34 30 0 0 1 68 0z" fill="#fff"/>';

function picture(userID: number, letters: string): string {
  const hue = (userID * 137) % 360;
  const ground = userID === 0 ? '#8a94a3' : `hsl(${hue} 42% 36%)`;
  const figure = /^\p{L}/u.test(letters)
    ? `<text x="50" y="52" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-size="${letters.length > 1 ? 40 : 48}" font-weight="600" fill="#fff">${escapeHtml(letters)}</text>`
    : silhouette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" fill="${ground}"/>${figure}</svg>`;
}

/** Pictures for users without one: initials on a colour of their own, all from the address alone. */
export function avatars(app: FastifyInstance): void {
  app.get<{ Params: { userID: string; letters: string } }>(
    '/avatars/:userID/:letters.svg',
    { config: { rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const { userID, letters } = request.params;
      if (!/^\d{1,9}$/.test(userID) || !/^(-|\p{L}{1,3})$/u.test(letters)) throw notFound('Picture');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture(Number(userID), letters));
    },
  );
}
