import type { Locale } from '../../src/index';
import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import { sessionError } from '../../src/resources/moderation/sessionError';
import { errorWords } from '../../src/ui/errorWords';
import { isolate } from '../../src/ui/isolate';
import { bulkWords } from './bulkWords';
import { refusalsOfServer } from './refusalOf';

/** How it ended, in the sentences that every way of telling it shares; what failed comes after the last. */
export function outcomeSentences(outcome: BulkOutcome, locale: Locale): string[] {
  const { t } = locale;
  const { action, done, gone, failed, stopped } = outcome;
  const words = bulkWords[action.kind];
  if (!stopped && failed.length === 0 && gone.length === 0) return [t(words.done)];
  const sentences = countSentences({ done, gone }, locale);
  if (stopped?.reason === 'aborted')
    sentences.push(t('Cancelled: what is done stays done, the others are still selected.'));
  return sentences;
}

function countSentences({ done, gone }: Pick<BulkOutcome, 'done' | 'gone'>, { plural }: Locale): string[] {
  const sentences = [
    plural(done.length, { one: '{count} discussion is done.', other: '{count} discussions are done.' }),
  ];
  if (gone.length > 0)
    sentences.push(
      plural(gone.length, {
        one: '{count} discussion was no longer there.',
        other: '{count} discussions were no longer there.',
      }),
    );
  return sentences;
}

/** Progress of a run that stopped because another user signed in (0: a guest). It contains no names. */
export function takenOverWords(
  outcome: Pick<BulkOutcome, 'done' | 'gone'>,
  userID: number,
  locale: Locale,
): string {
  return [...countSentences(outcome, locale), errorWords(sessionError(userID), locale).body].join(' ');
}

/**
 * The same in one text, for a toast: a line for what was done, and one for each thing that was not, where who asked is
 * still there.
 */
export function outcomeWords(whole: BulkOutcome, locale: Locale): string {
  const outcome = whole.stopped?.reason === 'session' ? { ...whole, failed: [] } : whole;
  const { failed, stopped, action } = outcome;
  const lines = [outcomeSentences(outcome, locale).join(' ')];
  const refusals = refusalsOfServer(outcome);
  for (const { words, names } of refusals) lines.push(locale.t(words), ...names);
  if (refusals.length === 0 && stopped && stopped.reason !== 'aborted') {
    const { title, body } = errorWords(stopped.error, locale);
    lines.push([title, body].filter((text) => text !== '').join(' '));
  }
  const others = failed.filter(({ permissions }) => permissions.length === 0);
  if (others.length > 0)
    lines.push(
      locale.t(bulkWords[action.kind].problem),
      ...others.map(({ discussion, reason }) => `“${isolate(discussion.name)}”: ${locale.t(reason)}`),
    );
  return lines.join('\n');
}
