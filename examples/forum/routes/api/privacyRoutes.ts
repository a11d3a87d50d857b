import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { publicSettings } from '../../data/publicSettings';
import { signedIn } from './needs';
import { answers, body, oneOf, text } from './schemas';

const choice = { AnonymizeData: oneOf(['1', '0', '-1']) };

export const privacyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { privacy } = app.forum;
  const tags = ['privacy'];
  const response = answers({ 200: Type.Object(choice) });

  app.get('/analytics/privacy', { schema: { tags, response } }, ({ viewer }) => privacy.get(viewer));

  app.post(
    '/analytics/privacy',
    { config: { needs: signedIn }, schema: { tags, body: body(choice), response } },
    ({ viewer, body: chosen }) => privacy.choose(viewer, chosen),
  );

  app.get(
    '/config',
    { schema: { tags: ['config'], querystring: Type.Object({ select: text(1000) }) } },
    async ({ query }) => {
      const wanted = query.select.split(',').map((name) => name.trim());
      const isWanted = (name: string) =>
        wanted.some((each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))));
      // Settings that the viewer may not read are left out, as if they did not exist.
      return Object.fromEntries(Object.entries(publicSettings).filter(([name]) => isWanted(name)));
    },
  );
};
