import { useLocale } from '../../src/ui/useLocale';

interface Props {
  level: number;
  /** What it answers, where that does not stand right above. */
  parentID: number | null;
  /** Whom it answers; null where that is on another page. */
  answers: string | null;
  /** All of it is there, for a comment that comes to stand somewhere. */
  isEmpty: boolean;
}

/** Where a comment stands in its thread, for those who do not see it. */
export function CommentPlace({ level, parentID, answers, isEmpty }: Props) {
  const { t, number } = useLocale();
  const [before = '', after = ''] = t('In reply to {name}', { name: '\n' }).split('\n');
  return (
    <>
      {(level > 1 || isEmpty) && (
        <p className="inl-hidden" data-inlay-slot="level">
          {t('Reply at level {level}', { level: number(level) })}
        </p>
      )}
      {(parentID !== null || isEmpty) && (
        <p className="inl-thread__parent" data-inlay-slot="parent">
          <a href={`#Comment_${parentID ?? 0}`}>
            {answers === null ? (
              t('In reply to an earlier comment')
            ) : (
              <>
                {before}
                <bdi>{answers}</bdi>
                {after}
              </>
            )}
          </a>
        </p>
      )}
    </>
  );
}
