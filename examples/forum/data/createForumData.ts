import { randomBytes } from 'node:crypto';
import type { Database } from '../database/tables';
import type { Forum } from '../forum';
import type { ForumConfig } from '../forumConfig';
import { createAnswers } from './answers';
import { createAttachments } from './attachments/createAttachments';
import { readCatalogue } from './catalogue';
import { createCategories } from './categories';
import { createCollections } from './collections';
import { createComments } from './comments';
import type { Context } from './context';
import { createConversations } from './conversations';
import { createCustomPages } from './customPages';
import { createSubcommunities } from './subcommunities';
import { createHonours } from './honours';
import { createFeeds } from '../feeds/createFeeds';
import { createIgnoredUsers } from './ignoredUsers';
import { createInterests } from './interests';
import { createIssues } from './issues';
import { createLongRunner, type Job } from './createLongRunner';
import { createModeration } from './createModeration';
import { deleteDiscussion } from './deleteDiscussion';
import { createDiscussions } from './discussions';
import { createDrafts } from './drafts/createDrafts';
import { mergeDiscussion, type MergeOptions } from './mergeDiscussion';
import { createLayouts } from './layouts';
import { layoutSources } from './layoutSources';
import { createLog } from './log';
import { createMedia } from './media';
import { createMessages } from './messages';
import { moveDiscussion, type MoveOptions } from './moveDiscussion';
import { createNotifications } from './notifications';
import { layoutContexts, placeSources } from './placeSources';
import { createPolls } from './polls';
import { createPostTypes } from './postTypes';
import { createPreferences } from './preferences';
import { createPrivacy } from './privacy';
import { createTicks } from './ticks';
import { createReactions } from './reactions';
import { createReports } from './reports';
import { createSearch } from './search/createSearch';
import { createSessions } from './sessions';
import { createSuggestions } from './suggestions';
import { createTags } from './tags';
import { createUsers } from './users';
import { withSuggestions } from './withSuggestions';

/** Kept in the database, so that payloads and sessions survive a restart of the process. */
async function readSecret(db: Database): Promise<Uint8Array> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('setting')
    .values({ name: 'secret', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'secret')
    .executeTakeFirstOrThrow();
  return new TextEncoder().encode(row.value);
}

/** `report` gets errors that no response carries. */
export async function createForumData(
  db: Database,
  config: ForumConfig,
  report: (error: unknown) => void,
  now: () => Date = () => new Date(),
): Promise<Forum> {
  const context: Context = { db, config, now, catalogue: await readCatalogue(db) };
  const users = createUsers(context);
  const comments = createComments(context, users);
  const answers = createAnswers(context, comments);
  const search = createSearch(context, users);
  const suggestions = createSuggestions(context, { answers, comments, search });
  const discussions = withSuggestions(createDiscussions(context, users), suggestions, report);
  const categories = createCategories(context, users);
  const polls = createPolls(context);
  const customPages = createCustomPages(context);
  const tags = createTags(context);
  const collections = createCollections(context);
  const feeds = createFeeds({ origins: config.feedOrigins, report, now });
  const postTypes = createPostTypes(context);
  const drafts = createDrafts(context, { discussions, comments });
  const interests = createInterests(context, { categories, discussions });
  const ofForum = layoutSources(context, {
    ...{ categories, collections, discussions, feeds, interests, polls, tags },
  });
  const ofPlace = placeSources(context, { categories, comments, discussions, postTypes });
  const jobs: Record<string, Job> = {
    deleteDiscussions: async (viewer, id) => void (await deleteDiscussion(context, viewer, id)),
    closeDiscussions: async (viewer, id) => void (await discussions.update(viewer, id, { closed: true })),
    openDiscussions: async (viewer, id) => void (await discussions.update(viewer, id, { closed: false })),
    moveDiscussions: (viewer, id, options: MoveOptions) => moveDiscussion(context, viewer, id, options),
    mergeDiscussions: (viewer, id, options: MergeOptions) => mergeDiscussion(context, viewer, id, options),
  };
  const longRunner = createLongRunner({ config, report }, await readSecret(db), jobs);
  return {
    users,
    discussions,
    moderation: createModeration(context, longRunner),
    categories,
    comments,
    drafts,
    reactions: createReactions(context, users),
    tags,
    reports: createReports(context, users),
    collections,
    interests,
    log: createLog(context, users),
    search,
    preferences: createPreferences(context, categories),
    notifications: createNotifications(context, users),
    privacy: createPrivacy(context),
    ticks: createTicks(context),
    honours: createHonours(context),
    attachments: createAttachments(context, users),
    issues: createIssues(context, users),
    layouts: createLayouts(context, {
      ...{ categories, comments, customPages, discussions },
      sources: (viewer, place) => ({ ...ofForum(viewer), ...ofPlace(viewer, place) }),
      contexts: (viewer, place) => layoutContexts(drafts, viewer, place),
    }),
    customPages,
    subcommunities: createSubcommunities(context, (path) => customPages.reserve(path)),
    ignoredUsers: createIgnoredUsers(context),
    postTypes,
    polls,
    answers,
    suggestions,
    conversations: createConversations(context, users),
    messages: createMessages(context, users),
    sessions: createSessions(context),
    media: createMedia(context),
    longRunner,
  };
}
