import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { OpenSession } from '../forum';
import type { Viewer } from '../viewer';
import { originOf } from './originOf';

const cookieName = 'inlay-session';
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const;

/** Knows who is asking: reads the session cookie before every route, and writes it for those who sign in. */
export async function viewers(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('viewer', null as unknown as Viewer);
  app.addHook('onRequest', async (request) => {
    request.viewer = await app.forum.sessions.viewer(request.cookies[cookieName], originOf(request));
  });
  app.decorateReply('startSession', function (session: OpenSession) {
    return this.setCookie(cookieName, session.token, { ...cookieOptions, expires: session.dateExpires });
  });
  app.decorateReply('endSession', async function () {
    const { sessionID } = this.request.viewer;
    if (sessionID) await app.forum.sessions.signOut(sessionID);
    this.clearCookie(cookieName, cookieOptions);
  });
}
