import { useAnswer } from '../../../src/resources/answers';
import { Icon } from '../../../src/ui/Icon';
import { useLocale } from '../../../src/ui/useLocale';

/** That an answer was accepted or rejected; nothing while it is neither. */
export function AnswerLabel({ commentID }: { commentID: number }) {
  const { t } = useLocale();
  const record = useAnswer(commentID);
  const status = record && (record.wish ?? record.confirmed);
  if (!status || status === 'pending') return null;
  const accepted = status === 'accepted';
  return (
    <span className="inl-root inl-answer__label" data-state={status}>
      <Icon name={accepted ? 'check' : 'close'} />
      {t(accepted ? 'Accepted answer' : 'Rejected answer')}
    </span>
  );
}
