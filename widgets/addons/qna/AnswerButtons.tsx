import { useAppDispatch } from '../../../src/index';
import { judgeAnswer, useAnswer, type AnswerStatus } from '../../../src/resources/answers';
import { errorWords } from '../../../src/ui/errorWords';
import { Icon } from '../../../src/ui/Icon';
import { useLastingFailure } from '../../../src/ui/useLastingFailure';
import { useUi } from '../../../src/ui/UiContext';
import { useTabCounts } from './useTabCounts';

interface Props {
  discussionID: number;
  commentID: number;
}

const buttons = [
  ['accepted', 'Accept answer', 'check'],
  ['rejected', 'Reject answer', 'close'],
] as const;
const outcomes: Record<AnswerStatus, string> = {
  accepted: 'The answer is accepted.',
  rejected: 'The answer is rejected.',
  pending: 'The answer is neither accepted nor rejected.',
};

/** Accepts an answer or rejects it; the pressed button takes that back. The form is the server's own. */
export function AnswerButtons({ discussionID, commentID }: Props) {
  const { locale, announcer, section, meta } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const record = useAnswer(commentID);
  const error = useLastingFailure(record?.error ?? null);
  const status = record && (record.wish ?? record.confirmed);
  useTabCounts(commentID, status);
  if (!record || record.locked) return null;

  async function judge(wish: AnswerStatus) {
    const after = await dispatch(judgeAnswer({ commentID, discussionID }, wish));
    // Null for a click that joined a running sequence: the one that began it speaks for all.
    if (!after) return;
    if (after.error) announcer.announce(errorWords(after.error, locale).body, 'assertive');
    else announcer.announce(t(outcomes[after.confirmed]));
  }

  return (
    <>
      <form
        className="inl-root inl-answer__form"
        method="post"
        acceptCharset="utf-8"
        action={`${section}/comment/${commentID}/answer`}
        data-inlay-part="form"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="TransientKey" value={meta.transientKey} />
        {/* HTML allows no role="group" on a form. */}
        <div className="inl-answer__group" role="group" aria-label={t('This answer')}>
          {buttons.map(([value, label, icon]) => {
            const next = value === status ? 'pending' : value;
            return (
              <button
                key={value}
                className="inl-button inl-button--text inl-button--compact inl-answer__button"
                type="submit"
                name="status"
                value={next}
                aria-pressed={value === status}
                data-inlay-part={value}
                onClick={(event) => {
                  event.preventDefault();
                  void judge(next);
                }}
              >
                <Icon name={icon} />
                {t(label)}
              </button>
            );
          })}
        </div>
      </form>
      {error && <p className="inl-root inl-answer__problem">{errorWords(error, locale).body}</p>}
    </>
  );
}
