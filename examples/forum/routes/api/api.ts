import cors from '@fastify/cors';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answerRoutes } from './answerRoutes';
import { apiErrors } from './apiErrors';
import { bodyLimits } from './bodyLimits';
import { attachmentRoutes } from './attachmentRoutes';
import { callRoutes } from './callRoutes';
import { categoryRoutes } from './categoryRoutes';
import { collectionRoutes } from './collectionRoutes';
import { commentRoutes } from './commentRoutes';
import { contentTypes } from './contentTypes';
import { csrf } from './csrf';
import { customPageRoutes } from './customPageRoutes';
import { postTypeRoutes } from './postTypeRoutes';
import { discussionRoutes } from './discussionRoutes';
import { draftRoutes } from './draftRoutes';
import { honourRoutes } from './honourRoutes';
import { fragmentRoutes } from './fragmentRoutes';
import { issueRoutes } from './issueRoutes';
import { layoutRecordRoutes } from './layoutRecordRoutes';
import { layoutRoutes } from './layoutRoutes';
import { interestRoutes } from './interestRoutes';
import { siteTotalRoutes } from './siteTotalRoutes';
import { listRoutes } from './listRoutes';
import { searchRoutes } from './searchRoutes';
import { looseQuery } from './looseQuery';
import { mediaRoutes } from './mediaRoutes';
import { memberRoutes } from './memberRoutes';
import { moderationRoutes } from './moderationRoutes';
import { needs } from './needs';
import { pollRoutes } from './pollRoutes';
import { preferenceRoutes } from './preferenceRoutes';
import { privacyRoutes } from './privacyRoutes';
import { reactionRoutes } from './reactionRoutes';
import { reportRoutes } from './reportRoutes';
import { sectionQuery } from './sectionQuery';
import { pagingHeaders } from './sendPage';
import { subcommunityRoutes } from './subcommunityRoutes';
import { suggestionRoutes } from './suggestionRoutes';
import { tickRoutes } from './tickRoutes';
import { userRoutes } from './userRoutes';

/** `/api/v2/`: the forum as the contract has it on the wire. */
export const api: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(cors, {
    origin: app.settings.trustedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['Authorization', 'Content-Type', ...pagingHeaders],
  });
  // The schemas of answers are documentation: they must not drop fields.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setReplySerializer((data) => JSON.stringify(data));
  contentTypes(app);
  apiErrors(app);
  needs(app);
  csrf(app);
  bodyLimits(app);
  looseQuery(app);
  sectionQuery(app);
  for (const routes of [
    callRoutes,
    moderationRoutes,
    userRoutes,
    categoryRoutes,
    discussionRoutes,
    commentRoutes,
    reactionRoutes,
    mediaRoutes,
    memberRoutes,
    preferenceRoutes,
    privacyRoutes,
    tickRoutes,
    honourRoutes,
    attachmentRoutes,
    issueRoutes,
    pollRoutes,
    answerRoutes,
    suggestionRoutes,
    listRoutes,
    searchRoutes,
    draftRoutes,
    fragmentRoutes,
    layoutRoutes,
    layoutRecordRoutes,
    customPageRoutes,
    subcommunityRoutes,
    postTypeRoutes,
    interestRoutes,
    siteTotalRoutes,
    reportRoutes,
    collectionRoutes,
  ]) {
    await app.register(routes);
  }
};
