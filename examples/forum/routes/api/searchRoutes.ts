import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { searchSorts } from '../../data/search/readHits';
import { invalid } from '../../httpError';
import { expand, id, ids, maybe, names, oneOf, paging, range } from './schemas';
import { sendPage } from './sendPage';

const yes = Type.Boolean();

const parameters = {
  ...paging,
  ...expand,
  query: maybe(Type.String({ description: 'The first 500 letters and 20 words of it count' })),
  domain: maybe(Type.String({ maxLength: 50 })),
  recordTypes: maybe(names),
  types: maybe(names),
  categoryID: maybe(id),
  categoryIDs: maybe(ids),
  includeChildCategories: maybe(yes),
  includeArchivedCategories: maybe(Type.Boolean({ description: 'No category is archived here' })),
  followedCategories: maybe(yes),
  knowledgeBaseID: maybe(Type.Integer({ description: 'There is none here' })),
  name: maybe(Type.String({ maxLength: 500 })),
  insertUserNames: maybe(names),
  insertUserIDs: maybe(ids),
  dateInserted: maybe(range),
  dateUpdated: maybe(range),
  tags: maybe(names),
  tagOperator: maybe(oneOf(['and', 'or'])),
  queryOperator: maybe(oneOf(['and', 'or'])),
  sort: maybe(oneOf(searchSorts)),
  locale: maybe(Type.String({ maxLength: 50, description: 'Posts are in the language of their writers' })),
  siteSectionID: maybe(Type.String({ maxLength: 50 })),
  siteSectionGroup: maybe(Type.String({ maxLength: 50, description: 'Each section is one of its own' })),
  scope: maybe(oneOf(['site', 'hub'])),
  collapse: maybe(yes),
  expandBody: maybe(yes),
  offset: maybe(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

/** Of a filter that is left out silently, a client would take everything for what it asked for. */
function demandKnown(query: object): void {
  const unknown = Object.keys(query).filter((name) => !Object.hasOwn(parameters, name));
  if (unknown.length > 0)
    throw invalid(
      ...unknown.map((field) => ({ field, message: `${field} is not a parameter of the search.` })),
    );
}

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/search',
    { schema: { tags: ['search'], querystring: Type.Object(parameters) } },
    async (request, reply) => {
      demandKnown(request.query);
      reply.header('x-search-powered-by', 'PostgreSQL');
      return sendPage(request, reply, await app.forum.search.find(request.viewer, request.query));
    },
  );
};
