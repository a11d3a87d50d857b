import type { Locale } from '../../src/index';
import type { ReactionSummary } from '../../src/resources/reactions/reaction';
import { reactionName } from './reactionName';
import { isVote } from './shownInBar';

/** What is spoken when a press on `urlcode` is done: whether it was taken back, the count, and the score after a vote. */
export function toggledWords(
  locale: Locale,
  { reactions, score }: ReactionSummary,
  urlcode?: string,
): string {
  const { t, number } = locale;
  const reaction = reactions.find((each) => each.urlcode === urlcode);
  if (!reaction) return '';
  const name = reactionName(locale, reaction);
  const words = reaction.hasReacted ? name : t('Taken back: {reaction}', { reaction: name });
  if (score === null || !isVote(reaction.urlcode)) return words;
  return `${words}. ${t('Score {score}', { score: number(score) })}`;
}
