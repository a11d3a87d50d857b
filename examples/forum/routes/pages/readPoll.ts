import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../viewer';
import type { Discussion, Poll } from '../../wire';

/** A discussion's poll, or the page that adds one; nothing where the add-on is switched off. */
export async function readPoll(
  { forum: { polls }, settings: { addons } }: FastifyInstance,
  viewer: Viewer,
  discussion: Discussion,
): Promise<{ poll?: Poll; addPoll?: string }> {
  if (!addons.includes('polls')) return {};
  const poll = await polls.ofDiscussion(viewer, discussion.discussionID);
  if (poll) return { poll };
  return polls.mayAdd(viewer, discussion) ? { addPoll: `/post/poll/${discussion.discussionID}` } : {};
}

/** Which discussions of a list have one; undefined where the add-on is switched off. */
export async function readPolled(
  { forum: { polls }, settings: { addons } }: FastifyInstance,
  rows: readonly { discussionID: number }[],
): Promise<ReadonlySet<number> | undefined> {
  return addons.includes('polls') ? polls.among(rows.map(({ discussionID }) => discussionID)) : undefined;
}
