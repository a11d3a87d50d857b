import { useEffect, useRef, useState } from 'react';
import { profileUrl } from '../../src/index';
import type { ReactionTarget } from '../../src/resources/reactions/reaction';
import type { ReactionLogEntry } from '../../src/resources/reactions/reactionLog';
import { Avatar } from '../../src/ui/Avatar';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Icon } from '../../src/ui/Icon';
import { Loader } from '../../src/ui/Loader';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useUi } from '../../src/ui/UiContext';
import { logQuery, useLog } from './useLog';

interface Props {
  target: ReactionTarget;
  page: number;
  /** Resolves when the reaction is gone, or was not removed. */
  onRemove(entry: ReactionLogEntry): Promise<void>;
}

/** A hundred entries of the log, and the way to the next hundred. */
export function LogPage({ target, page, onRemove }: Props) {
  const { locale, section } = useUi();
  const { t } = locale;
  const { data, error, isFetching, refetch } = useLog(target, page);
  const [removing, setRemoving] = useState(false);
  const [more, setMore] = useState(false);

  const place = useRef<HTMLElement | null>(null);
  const keepPlace = (element: HTMLElement | null) => void (place.current = element);

  // The button that was pressed goes with its entry; focus must not go with it.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, [data]);

  async function remove(entry: ReactionLogEntry) {
    setRemoving(true);
    await onRemove(entry);
    setRemoving(false);
  }

  return (
    <>
      {error && <ErrorBox error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Loader />}
      {data?.length === 0 && page === 1 && (
        <p ref={keepPlace} tabIndex={-1}>
          {t('No Reactions Yet')}
        </p>
      )}
      {data && (data[0] || page > 1) && (
        <ul ref={keepPlace} tabIndex={-1} className="inl-reaction-log">
          {data.map((entry) => {
            const name = entry.user.name.trim() || t('Deleted User');
            return (
              <li key={`${entry.user.userID}-${entry.tagID}`} className="inl-reaction-log__entry">
                <Avatar photoUrl={entry.user.photoUrl} size="small" />
                <span className="inl-reaction-log__text">
                  <a href={profileUrl(entry.user, section)}>
                    <bdi>{name}</bdi>
                  </a>
                  <span className="inl-reaction-log__what">
                    {t(entry.reactionName)} · <RelativeTime date={entry.dateInserted} />
                  </span>
                </span>
                <Button
                  look="icon"
                  busy={removing}
                  title={t('Remove reaction')}
                  aria-label={t('Remove reaction of {name}', { name })}
                  onClick={() => void remove(entry)}
                >
                  <Icon name="close" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {more && <LogPage target={target} page={page + 1} onRemove={onRemove} />}
      {!more && data?.length === logQuery(target).limit && (
        <Button onClick={() => setMore(true)}>{t('Show more')}</Button>
      )}
    </>
  );
}
