import type {} from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../httpError';
import type { PrivacyAnswer } from '../../wire';
import { choiceOf, privacyCookie as cookie } from '../../server/privacyChoice';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { withQuery } from './paths';

type Choice = PrivacyAnswer['AnonymizeData'];

const path = '/profile/accountprivacy';
const isChoice = (value: unknown): value is Choice => ['1', '0', '-1'].includes(value as Choice);

/** Whether analytics may name the user: a page, and a plain form without script. */
export function accountPrivacyRoutes(app: FastifyInstance, pages: Pages): void {
  const { privacy } = app.forum;

  app.get(path, async (request, reply) => {
    const choice = await choiceOf(privacy, request);
    return pages.send(request, reply, '/account-privacy', {
      title: pages.words(request).t('Privacy'),
      widgets: ['accountsettings'],
      saved: (request.query as Record<string, unknown>).saved !== undefined,
      choice,
      // The browser's wish comes as a header: it counts until its reader chooses otherwise.
      anonymous: request.headers['sec-gpc'] === '1',
      props: { userID: request.viewer.userID, choice },
    });
  });

  app.post<{ Body: Record<string, unknown> }>(path, async (request, reply) => {
    checkForm(request);
    const { AnonymizeData } = request.body;
    if (!isChoice(AnonymizeData)) throw new HttpError(400, 'AnonymizeData is 1, 0 or -1.');
    if (request.viewer.user) await privacy.choose(request.viewer, { AnonymizeData });
    else if (AnonymizeData === '-1') reply.clearCookie(cookie, { path: '/' });
    else
      reply.setCookie(cookie, String(AnonymizeData === '1'), {
        ...{ path: '/', sameSite: 'lax', secure: 'auto' },
        maxAge: 365 * 24 * 60 * 60,
      });
    return reply.redirect(withQuery(path, { saved: 1 }), 303);
  });
}
