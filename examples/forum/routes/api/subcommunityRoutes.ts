import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { answers } from './schemas';

const urlOrNull = Type.Unsafe({ type: ['string', 'null'] });
const subcommunity = Type.Object({
  subcommunityID: Type.Integer(),
  siteSectionID: Type.String(),
  name: Type.String(),
  folder: Type.String(),
  locale: Type.String(),
  categoryID: Type.Integer(),
  url: Type.String(),
  iconUrl: urlOrNull,
  bannerUrl: urlOrNull,
  isDefault: Type.Boolean(),
  sort: Type.Integer(),
});

/** Parts of the forum that the reader may enter. */
export const subcommunityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/subcommunities',
    { schema: { tags: ['subcommunities'], response: answers({ 200: Type.Array(subcommunity) }) } },
    ({ viewer }) => app.forum.subcommunities.list(viewer),
  );
};
