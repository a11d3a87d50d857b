import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import { createForumData } from './data/createForumData';
import type { Database } from './database/tables';
import './fastifyTypes';
import type { ForumConfig } from './forumConfig';
import { HttpError } from './httpError';
import { api } from './routes/api/api';
import { openBody } from './routes/api/openBody';
import { avatars } from './server/avatars';
import { builtFiles } from './server/builtFiles';
import { compression } from './server/compression';
import { forcedEmbed } from './server/forcedEmbed';
import { languages } from './server/languages';
import { nulCharacters } from './server/nulCharacters';
import { parseQuery } from './server/parseQuery';
import { policies } from './server/policies';
import { publisher } from './server/publisher';
import { requestTargets } from './server/requestTargets';
import { readTheme } from './server/readTheme';
import { requestLog } from './server/requestLog';
import { sectionAddresses } from './server/sections';
import { slowGallery } from './server/slowGallery';
import { slowBodies } from './server/slowBodies';
import { uploads } from './server/uploads';
import { viewers } from './server/viewers';

export interface ForumParts {
  db: Database;
  config: ForumConfig;
  /** Adds the server-rendered pages; without it the forum is its API and the built files. */
  registerPages?(app: FastifyInstance): void | Promise<void>;
}

/** The reference forum as a Fastify instance that listens nowhere yet. */
export async function createForum({ db, config, registerPages }: ForumParts): Promise<FastifyInstance> {
  const sections = sectionAddresses();
  const app = fastify({
    logger: config.log && requestLog,
    trustProxy: config.trustProxy,
    // For a form with a few fields; routes that take a post's text set their own limit.
    bodyLimit: 50_000,
    // Backstops: a head has ten seconds, as has a body, see `slowBodies`; the largest upload has a minute.
    requestTimeout: 70_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    rewriteUrl: sections.pathOf,
    // Longer than Node's HTTP parser lets any address be: what a long one names is for the routes to say.
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery, maxParamLength: 100_000 },
    ajv: {
      customOptions: { allErrors: true, coerceTypes: 'array', removeAdditional: true, useDefaults: true },
    },
  });
  app.decorate('forum', await createForumData(db, config, (error) => app.log.error(error)));
  app.decorate('settings', config);
  app.decorate('themes', readTheme(config.themeDir));
  app.addHook('onRoute', ({ url }) => app.forum.customPages.reserve(url));
  sections.watch(app);
  languages(app);
  slowBodies(app, config.bodySeconds);
  requestTargets(app);
  await policies(app);
  forcedEmbed(app);
  await compression(app);
  slowGallery(app);
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new HttpError(429, 'Too Many Requests', `Please wait ${seconds} seconds.`, {
        retryAfter: seconds,
      });
    },
  });
  await app.register(formbody);
  await viewers(app);
  sections.enter(app);
  nulCharacters(app);
  await app.register(swagger, {
    transform: ({ schema, url }) => ({ schema: openBody(schema), url }),
    openapi: {
      openapi: '3.1.0',
      info: { title: `${config.siteName} API`, version: '2.0.0' },
      servers: [{ url: '/api/v2' }],
    },
    hideUntagged: true,
    stripBasePath: true,
  });
  publisher(app, config.publishSeconds);
  builtFiles(app, config.distDir);
  avatars(app);
  uploads(app);
  await app.register(api, { prefix: '/api/v2' });
  if (registerPages) await app.register(async (scope) => registerPages(scope));
  await app.ready();
  return app;
}
