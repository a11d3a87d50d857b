import { useEffect, useRef } from 'react';
import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { useLocale } from '../../src/ui/useLocale';
import { bulkWords } from './bulkWords';
import { outcomeSentences } from './outcomeWords';
import { refusalsOfServer } from './refusalOf';

/** How an action ended, with a reason for each discussion that failed; those are checked again. */
export function OutcomeReport({ outcome, onRetry }: { outcome: BulkOutcome; onRetry(): void }) {
  const locale = useLocale();
  const { t } = locale;
  const { action, failed, stopped } = outcome;
  const summary = useRef<HTMLParagraphElement>(null);
  // Focused rather than announced: it is read once, and the way to Close starts here.
  useEffect(() => summary.current?.focus(), []);
  const refusals = refusalsOfServer(outcome);
  const others = failed.filter(({ permissions }) => permissions.length === 0);
  return (
    <div className="inl-bulk-report">
      <p ref={summary} tabIndex={-1}>
        {outcomeSentences(outcome, locale).join(' ')}
      </p>
      {refusals.map((refusal) => (
        <div role="alert" key={refusal.words}>
          <p>{t(refusal.words)}</p>
          <ul className="inl-bulk-names">
            {refusal.names.map((name, index) => (
              <li key={index}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {stopped && stopped.reason !== 'aborted' && refusals.length === 0 && (
        <ErrorBox error={stopped.error} onRetry={onRetry} />
      )}
      {others.length > 0 && (
        <>
          <p>{t(bulkWords[action.kind].problem)}</p>
          <ul className="inl-bulk-names">
            {others.map(({ discussion, reason }) => (
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
