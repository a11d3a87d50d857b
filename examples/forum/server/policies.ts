import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { framedBy } from './framedBy';

/** Only scripts that a page of ours vouches for by its nonce, and what those load; HTML only through one policy. */
const contentPolicy = (nonce: string, framing: string, framed: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    // A page of ours inside one of ours could be sent there by a stranger's redirect.
    `frame-src ${framed}`,
    `frame-ancestors ${framing}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types inlay',
  ].join('; ');

export async function policies(app: FastifyInstance): Promise<void> {
  // Before helmet, which would claim the name for an object of its own.
  app.decorateReply('cspNonce', '');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // No promise to browsers about https that a forum on a plain port cannot keep.
    hsts: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.cspNonce = randomBytes(16).toString('base64');
    const hosts = framedBy(app.settings, request.url);
    const framed = app.settings.contentFrame ? new URL(app.settings.contentFrame).origin : "'none'";
    const framing = ["'self'", ...hosts].join(' ');
    reply.header('content-security-policy', contentPolicy(reply.cspNonce, framing, framed));
    // For browsers that do not know the policy; it cannot name anybody else.
    if (hosts.length === 0) reply.header('x-frame-options', 'SAMEORIGIN');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // API responses belong to one user; pages may at least be shown again by the back button.
    const rule = request.url.startsWith('/api/') ? 'private, no-store' : 'private, no-cache';
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', rule);
    return payload;
  });
}
