import { useEffect, useRef } from 'react';
import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { useLocale } from '../../src/ui/useLocale';
import { bulkWords } from './bulkWords';
import { outcomeSentences } from './outcomeWords';
import { refusalOfServer } from './refusalOf';

/** How an action ended, with a reason for each discussion that failed; those are checked again. */
export function OutcomeReport({ outcome }: { outcome: BulkOutcome }) {
  const locale = useLocale();
  const { t } = locale;
  const { action, failed, stopped } = outcome;
  const summary = useRef<HTMLParagraphElement>(null);
  // Focused rather than announced: it is read once, and the way to Close starts here.
  useEffect(() => summary.current?.focus(), []);
  const refusal = refusalOfServer(outcome);
  return (
    <div className="inl-bulk-report">
      <p ref={summary} tabIndex={-1}>
        {outcomeSentences(outcome, locale).join(' ')}
      </p>
      {refusal && (
        <div role="alert">
          <p>{t(refusal.words)}</p>
          <ul className="inl-bulk-names">
            {refusal.names.map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {stopped && stopped.reason !== 'aborted' && !refusal && <ErrorBox error={stopped.error} />}
      {failed.length > 0 && (
        <>
          <p>{t(bulkWords[action.kind].problem)}</p>
          <ul className="inl-bulk-names">
            {failed.map(({ discussion, reason }) => (
              <li key={discussion.discussionID}>
                “<bdi>{discussion.name}</bdi>”: {t(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
