import type { FastifyInstance } from 'fastify';
import type { Badge, Rank } from '../../wire';

/** What add-ons say beside an author's name: by the add-on's key, only of those that are switched on. */
export interface AuthorHonours {
  badges?: Badge[];
  ranks?: Rank;
}

/** By user ID; null where no add-on says anything. */
export async function readHonours(
  { forum, settings: { addons } }: FastifyInstance,
  userIDs: number[],
): Promise<Map<number, AuthorHonours> | null> {
  const wants = (key: string) => addons.includes(key);
  if (!wants('badges') && !wants('ranks')) return null;
  const found = await forum.honours.of(userIDs);
  return new Map(
    [...found].map(([userID, { badges, rank }]) => [
      userID,
      { ...(wants('badges') && { badges }), ...(wants('ranks') && { ranks: rank }) },
    ]),
  );
}
