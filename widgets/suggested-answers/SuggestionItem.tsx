import { useAnswer, type AnswerStatus } from '../../src/resources/answers';
import type { Suggestion, SuggestionChange } from '../../src/resources/suggestions';
import { Button } from '../../src/ui/Button';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';

interface Props {
  suggestion: Suggestion;
  /** The question takes no answers. */
  closed: boolean;
  busy: boolean;
  onChange(wish: SuggestionChange, done: string): void;
}

const names: Record<AnswerStatus, string> = {
  accepted: 'Accepted answer',
  rejected: 'Rejected answer',
  pending: 'Answer',
};

/** A post that may answer the question, or the answer that it has become. */
export function SuggestionItem({ suggestion, closed, busy, onChange }: Props) {
  const { t } = useLocale();
  const siteLink = useSiteLink();
  const { aiSuggestionID, commentID, title, summary, url } = suggestion;
  // The page may know what became of the answer since.
  const answer = useAnswer(commentID ?? 0);
  const status = answer ? (answer.wish ?? answer.confirmed) : suggestion.answerStatus;
  const suggestionIDs = [aiSuggestionID];
  const button = (part: string, name: string, wish: SuggestionChange, done: string) => (
    <Button {...{ size: 'compact', busy }} data-inlay-part={part} onClick={() => onChange(wish, done)}>
      {t(name)}
      <span className="inl-hidden">{` ${title}`}</span>
    </Button>
  );
  return (
    <li>
      <h3>
        <a href={siteLink(url) ?? undefined}>
          <bdi>{title}</bdi>
        </a>
      </h3>
      <p dir="auto">{summary}</p>
      <div className="inl-suggested-answers__actions">
        {commentID === undefined ? (
          <>
            {!closed &&
              button(
                'accept',
                'Accept Answer',
                { action: 'accept-suggestion', suggestionIDs },
                'The answer is accepted.',
              )}
            {button(
              'dismiss',
              'Dismiss Answer',
              { action: 'dismiss', suggestionIDs },
              'The suggestion is dismissed.',
            )}
          </>
        ) : (
          <>
            <a href={siteLink(`/discussion/comment/${commentID}#Comment_${commentID}`) ?? undefined}>
              {t(names[status])}
            </a>
            {!closed &&
              button(
                'take-back',
                'Take Back',
                { action: 'remove-accept-suggestion', suggestionIDs },
                'The answer is taken back.',
              )}
          </>
        )}
      </div>
    </li>
  );
}
