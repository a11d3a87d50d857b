import { isRecord } from '../../contract/foreign';
import type { Reaction, ReactionSummary } from './reaction';

/** Urlcodes of the user's own reactions; more than one only where an older client left them behind. */
export const ownReactions = ({ reactions }: ReactionSummary): string[] =>
  reactions.filter(({ hasReacted }) => hasReacted).map(({ urlcode }) => urlcode);

/** The summary once the user holds `wanted` and nothing else (null: nothing). Counts and score follow. */
export function withOwnReaction(summary: ReactionSummary, wanted: string | null): ReactionSummary {
  let { score } = summary;
  const reactions = summary.reactions.map((reaction) => {
    const hasReacted = reaction.urlcode === wanted;
    const step = Number(hasReacted) - Number(reaction.hasReacted);
    if (step === 0) return reaction;
    if (score !== null) score += step * reaction.reactionValue;
    return { ...reaction, hasReacted, count: Math.max(0, reaction.count + step) };
  });
  return { reactions, score };
}

/**
 * The summary after adding `wanted`: counts are the server's (`foreign` is its whole summary; a type that it leaves out
 * has none), whose they are and the score are ours.
 */
export function withAnswer(summary: ReactionSummary, wanted: string, foreign: unknown): ReactionSummary {
  const added = withOwnReaction(summary, wanted);
  if (!Array.isArray(foreign)) return added;
  const rows = foreign.filter(isRecord);
  const counts = new Map(rows.map((row) => [row.tagID, row.count]));
  const reactions = added.reactions.map((reaction) => ({
    ...reaction,
    count: count(counts.get(reaction.tagID)),
  }));
  return { ...added, reactions };
}

/** Whether the counts after adding `wanted` are those before it and nothing else. */
export function isExpected(before: ReactionSummary, wanted: string, after: ReactionSummary): boolean {
  const { reactions } = withOwnReaction(before, wanted);
  return reactions.every((reaction, index) => reaction.count === after.reactions[index]!.count);
}

/**
 * A record as the server just sent it: counts, whose they are, and score. Types that it leaves out have none; the order
 * and names that the page brought stay, and what is new joins at the end.
 */
export function withFreshRecord(summary: ReactionSummary, foreign: unknown): ReactionSummary {
  if (!isRecord(foreign) || !Array.isArray(foreign.reactions)) return summary;
  const rows = new Map(foreign.reactions.filter(isRecord).map((row) => [row.tagID, row]));
  const known = summary.reactions.map((reaction) => {
    const row = rows.get(reaction.tagID);
    rows.delete(reaction.tagID);
    const fresh = {
      ...reaction,
      count: count(row?.count),
      hasReacted: row?.hasReacted === true,
      reactionValue: typeof row?.reactionValue === 'number' ? row.reactionValue : reaction.reactionValue,
    };
    return JSON.stringify(fresh) === JSON.stringify(reaction) ? reaction : fresh;
  });
  const added = [...rows.values()].flatMap(readReaction);
  const score = typeof foreign.score === 'number' ? foreign.score : summary.score;
  // The same object when nothing changed, so that no view renders.
  const same =
    added.length === 0 && score === summary.score && known.every((r, i) => r === summary.reactions[i]);
  return same ? summary : { reactions: [...known, ...added], score };
}

function readReaction(row: Record<string, unknown>): Reaction[] {
  const { tagID, urlcode, name } = row;
  if (typeof tagID !== 'number' || typeof urlcode !== 'string' || typeof row.class !== 'string') return [];
  return [
    {
      tagID,
      urlcode,
      name: typeof name === 'string' ? name : urlcode,
      class: row.class,
      count: count(row.count),
      hasReacted: row.hasReacted === true,
      reactionValue: typeof row.reactionValue === 'number' ? row.reactionValue : 0,
    },
  ];
}

const count = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;
