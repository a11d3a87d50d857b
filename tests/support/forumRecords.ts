import type { Client } from './apiTest';

/** IDs of the seed that tests rely on. */
export const seeded = {
  users: { admin: 1, member: 3 },
  categories: { announcements: 4, help: 6, woodworking: 7, moderationDesk: 12 },
  /** Of the 400, six are at the moderation desk. */
  publicDiscussions: 394,
  /** What is left of those when a test that deletes fifty ran first: tests share a forum and come in any order. */
  publicDiscussionsLeft: 344,
};

/** A discussion of a test's own. Answers its ID. */
export async function startDiscussion(client: Client, more: Record<string, unknown> = {}): Promise<number> {
  const answer = await client.post('/discussions', {
    name: 'A discussion for a test',
    body: 'With some words.',
    format: 'text',
    categoryID: seeded.categories.woodworking,
    ...more,
  });
  if (answer.status() !== 201) throw new Error(`No discussion was made: ${await answer.text()}`);
  return ((await answer.json()) as { discussionID: number }).discussionID;
}

/** A comment of a test's own, of plain text or of what the editor writes. Answers its ID. */
export async function writeComment(
  client: Client,
  discussionID: number,
  body: string | object[] = 'A comment.',
): Promise<number> {
  const words =
    typeof body === 'string' ? { body, format: 'text' } : { body: JSON.stringify(body), format: 'rich2' };
  return postComment(client, { discussionID, ...words });
}

/** The same in answer to another one. */
export const writeReply = (
  client: Client,
  discussionID: number,
  parentCommentID: number,
  body = 'An answer.',
) => postComment(client, { discussionID, parentCommentID, body, format: 'text' });

async function postComment(client: Client, post: object): Promise<number> {
  const answer = await client.post('/comments', post);
  if (answer.status() !== 201) throw new Error(`No comment was made: ${await answer.text()}`);
  return ((await answer.json()) as { commentID: number }).commentID;
}
