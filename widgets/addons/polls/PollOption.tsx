import type { Poll } from '../../../src/resources/polls';
import { Icon } from '../../../src/ui/Icon';
import { useLocale } from '../../../src/ui/useLocale';

interface Props {
  option: Poll['options'][number];
  /** All votes of the poll. */
  countVotes: number;
  /** The reader has voted for it. */
  isOwn: boolean;
  /** It is what the form would send. */
  isChosen: boolean;
  /** Null for readers who cannot vote. */
  onChoose: (() => void) | null;
}

/** An option with its result: in words, and as a bar that only repeats them. */
export function PollOption({ option, countVotes, isOwn, isChosen, onChoose }: Props) {
  const { t, number, plural } = useLocale();
  const { pollOptionID, body } = option;
  // An answer whose numbers do not add up draws no bar beyond its place.
  const percent = countVotes === 0 ? 0 : Math.min(100, Math.round((100 * option.countVotes) / countVotes));
  return (
    <div className="inl-poll__option" data-state={isOwn ? 'chosen' : undefined}>
      {onChoose ? (
        <label className="inl-poll__label">
          <input
            type="radio"
            name="pollOptionID"
            value={pollOptionID}
            checked={isChosen}
            data-inlay-part={`option-${pollOptionID}`}
            onChange={onChoose}
          />
          <bdi>{body}</bdi>
        </label>
      ) : (
        <span className="inl-poll__label">
          <bdi>{body}</bdi>
        </span>
      )}
      <span className="inl-poll__result">
        {isOwn && (
          <>
            <span className="inl-poll__own">
              <Icon name="check" />
              <span className="inl-poll__words">{t('Your vote')}</span>
            </span>{' '}
          </>
        )}
        <span className="inl-poll__share">{t('{percent}%', { percent: number(percent) })}</span>{' '}
        <span className="inl-poll__count">
          {plural(option.countVotes, { one: '{count} vote', other: '{count} votes' })}
        </span>
      </span>
      <svg className="inl-poll__bar" aria-hidden="true">
        <rect className="inl-poll__fill" width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}
