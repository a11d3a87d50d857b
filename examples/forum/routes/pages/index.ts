import type { FastifyInstance } from 'fastify';
import { written } from '../api/bodyLimits';
import { accountPrivacyRoutes } from './accountPrivacyRoutes';
import { actionRoutes } from './actionRoutes';
import { answerRoutes } from './answerRoutes';
import { badgeRoutes } from './badgeRoutes';
import { bulkRoutes } from './bulkRoutes';
import { categoryRoutes } from './categoryRoutes';
import { commentRoutes } from './commentRoutes';
import { createPages } from './createPages';
import { customPageRoutes } from './customPageRoutes';
import { customPageAdminRoutes } from './customPageAdminRoutes';
import { discussionRoutes } from './discussionRoutes';
import { draftRoutes } from './draftRoutes';
import { connectRoutes } from './connectRoutes';
import { entryRoutes } from './entryRoutes';
import { errorPages } from './errorPages';
import { galleryRoutes } from './galleryRoutes';
import { layoutAdminRoutes } from './layoutAdminRoutes';
import { leavingRoutes } from './leavingRoutes';
import { ignoreRoutes } from './ignoreRoutes';
import { issueRoutes } from './issueRoutes';
import { listRoutes } from './listRoutes';
import { logRoutes } from './logRoutes';
import { manageRoutes } from './manageRoutes';
import { messageRoutes } from './messageRoutes';
import { notificationRoutes } from './notificationRoutes';
import { pollRoutes } from './pollRoutes';
import { preferenceRoutes } from './preferenceRoutes';
import { postRoutes } from './postRoutes';
import { profileRoutes } from './profileRoutes';
import { optionRoutes } from './optionRoutes';
import { reactRoutes } from './reactRoutes';
import { reportRoutes } from './reportRoutes';
import { rememberLook } from './readLook';
import { readStaticFiles } from './readStaticFiles';
import { searchRoutes } from './searchRoutes';
import { sectionPages } from './sectionPages';
import { staticRoutes } from './staticRoutes';
import { suggestionRoutes } from './suggestionRoutes';

/**
 * Adds the forum's server-rendered pages to `app`. Templates, fonts and the stylesheet are read below `root`, the
 * repository's folder.
 */
export function registerPages(app: FastifyInstance, root = process.cwd()): void {
  const files = readStaticFiles(root);
  const { distDir, siteName, addons } = app.settings;
  const pages = createPages({ root, distDir, siteName, addons, files, languages: app.languages });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET') rememberLook(request, reply);
  });
  sectionPages(app);
  errorPages(app, pages);
  staticRoutes(app, files);
  leavingRoutes(app, pages);
  const first = listRoutes(app, pages);
  discussionRoutes(app, pages);
  categoryRoutes(app, pages);
  preferenceRoutes(app, pages);
  accountPrivacyRoutes(app, pages);
  profileRoutes(app, pages);
  ignoreRoutes(app);
  searchRoutes(app, pages);
  notificationRoutes(app, pages);
  entryRoutes(app, pages);
  connectRoutes(app);
  draftRoutes(app, pages);
  actionRoutes(app);
  optionRoutes(app, pages);
  reactRoutes(app, pages);
  bulkRoutes(app, pages);
  // Forms with typed text.
  app.register(async (writing) => {
    writing.addHook('onRoute', (route) => {
      route.bodyLimit ??= written;
    });
    messageRoutes(writing, pages);
    postRoutes(writing, pages);
    commentRoutes(writing, pages);
    reportRoutes(writing, pages);
    layoutAdminRoutes(writing, pages);
    customPageAdminRoutes(writing, pages);
    if (addons.includes('polls')) pollRoutes(writing, pages);
  });
  manageRoutes(app, pages);
  logRoutes(app, pages);
  if (addons.includes('badges')) badgeRoutes(app, pages);
  if (addons.includes('qna')) {
    answerRoutes(app);
    suggestionRoutes(app);
  }
  if (addons.includes('issues')) issueRoutes(app, pages);
  galleryRoutes(app, pages);
  customPageRoutes(app, pages, first);
}
