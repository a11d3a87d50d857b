import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OpenSession } from '../forum';
import type { Viewer } from '../viewer';
import { originOf } from './originOf';

const cookieName = 'inlay-session';
/** Of a session that a site which embeds the forum has begun: browsers keep one for each such site. */
const framedName = 'inlay-embed-session';
const framedOptions = {
  path: '/',
  httpOnly: true,
  sameSite: 'none',
  secure: true,
  partitioned: true,
} as const;

/**
 * A forum that others embed has to be known in their frames once the reader allows it, which only cookies that may
 * cross sites are. What such requests may do is the tokens' and the headers' to decide, here as anywhere.
 */
const ownOptions = ({ protocol, server }: FastifyRequest) => {
  const framed = protocol === 'https' && server.settings.embedHosts.length > 0;
  return { path: '/', httpOnly: true, sameSite: framed ? 'none' : 'lax', secure: 'auto' } as const;
};

/** Knows who is asking: reads the session cookie before every route, and writes it for those who sign in. */
export async function viewers(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('viewer', null as unknown as Viewer);
  app.addHook('onRequest', async (request) => {
    const { cookies } = request;
    const origin = originOf(request);
    // The site around the frame has said who this is; without it, or once that has ended, the forum's own session.
    const viewer = await app.forum.sessions.viewer(cookies[framedName], origin);
    request.viewer = viewer.user ? viewer : await app.forum.sessions.viewer(cookies[cookieName], origin);
  });
  app.decorateReply('startSession', function (session: OpenSession, { framed = false } = {}) {
    const options = framed ? framedOptions : ownOptions(this.request);
    const name = framed ? framedName : cookieName;
    return this.setCookie(name, session.token, { ...options, expires: session.dateExpires });
  });
  app.decorateReply('endSession', async function () {
    const { sessionID } = this.request.viewer;
    if (sessionID) await app.forum.sessions.signOut(sessionID);
    const { cookies } = this.request;
    if (cookies[framedName] !== undefined) this.clearCookie(framedName, framedOptions);
    if (cookies[cookieName] !== undefined) this.clearCookie(cookieName, ownOptions(this.request));
  });
}
