import type { FastifyInstance } from 'fastify';
import { webUrl } from '../../../../src/safe/webUrl';
import { withoutSecrets } from '../../../../src/safe/withoutSecrets';
import { isAnonymous, type PrivacyChoice } from '../../../../src/session/isAnonymous';
import { choiceOf } from '../../server/privacyChoice';
import type { Pages } from './createPages';

/** The page between the forum and another site, for links that readers wrote: it says which site that is. */
export function leavingRoutes(app: FastifyInstance, pages: Pages): void {
  app.get<{ Querystring: Record<string, unknown> }>('/home/leaving', async (request, reply) => {
    const { t } = pages.words(request);
    const target = webUrl(request.query.target);
    reply.header('x-robots-tag', 'noindex');
    const choice = Number(await choiceOf(app.forum.privacy, request)) as PrivacyChoice;
    const globalPrivacyControl = request.headers['sec-gpc'] === '1';
    const isCounted = target && !isAnonymous(choice, { pageDefault: undefined, globalPrivacyControl });
    return pages.send(request, reply, '/leaving', {
      title: t('You are leaving {site}', { site: app.settings.siteName }),
      status: target ? 200 : 400,
      target,
      hasAgreed: choice === 0,
      tick: isCounted && {
        type: 'externalNavigation',
        url: request.viewer.url('/home/leaving'),
        destinationUrl: withoutSecrets(new URL(target)).href,
      },
      // As the URL has it: letters that look like others stand there as `xn--…`.
      host: target && new URL(target).host,
    });
  });
}
