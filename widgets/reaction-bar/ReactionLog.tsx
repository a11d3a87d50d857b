import { useState } from 'react';
import { profileUrl } from '../../src/index';
import type { ApiError } from '../../src/index';
import type { ReactionTarget } from '../../src/resources/reactions/reaction';
import { reactionLog } from '../../src/resources/reactions/reactionLog';
import type { ReactionLogEntry } from '../../src/resources/reactions/reactionLog';
import { Avatar } from '../../src/ui/Avatar';
import { Button } from '../../src/ui/Button';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Icon } from '../../src/ui/Icon';
import { Loader } from '../../src/ui/Loader';
import { Modal } from '../../src/ui/Modal';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useUi } from '../../src/ui/UiContext';
import { useLog } from './useLog';

interface Props {
  target: ReactionTarget;
  onClose(): void;
}

/** The moderators' log: who reacted how and when, newest first, each removable. */
export function ReactionLog({ target, onClose }: Props) {
  const { locale, announcer, home } = useUi();
  const { t } = locale;
  const { data, error, isFetching, refetch } = useLog(target);
  const [removeReaction, removal] = reactionLog.useRemoveReactionMutation();
  const [removing, setRemoving] = useState<ReactionLogEntry | null>(null);
  const nameOf = ({ user }: ReactionLogEntry) => user.name.trim() || t('Deleted User');

  async function remove(entry: ReactionLogEntry) {
    setRemoving(entry);
    const result = await removeReaction({ ...target, userID: entry.user.userID });
    setRemoving(null);
    if (!result.error) announcer.announce(t('The reaction of {name} was removed.', { name: nameOf(entry) }));
  }

  return (
    <Modal title={t('Reactions')} size="medium" onClose={onClose}>
      {removal.error && <ErrorBox error={removal.error as ApiError} />}
      {error && <ErrorBox error={error as ApiError} onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !error && <Loader />}
      {data?.length === 0 && <p>{t('No Reactions Yet')}</p>}
      <ul className="inl-reaction-log">
        {data?.map((entry) => (
          <li key={`${entry.user.userID}-${entry.tagID}`} className="inl-reaction-log__entry">
            <Avatar photoUrl={entry.user.photoUrl} size="small" />
            <span className="inl-reaction-log__text">
              <a href={`${home}${profileUrl(entry.user)}`}>
                <bdi>{nameOf(entry)}</bdi>
              </a>
              <span className="inl-reaction-log__what">
                {t(entry.reactionName)}, <RelativeTime date={entry.dateInserted} />
              </span>
            </span>
            <Button
              look="icon"
              busy={removing !== null}
              title={t('Remove reaction')}
              aria-label={t('Remove reaction of {name}', { name: nameOf(entry) })}
              onClick={() => void remove(entry)}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
