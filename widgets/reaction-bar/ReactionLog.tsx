import type { ReactionTarget } from '../../src/resources/reactions/reaction';
import { reactionLog, type ReactionLogEntry } from '../../src/resources/reactions/reactionLog';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Modal } from '../../src/ui/Modal';
import { useUi } from '../../src/ui/UiContext';
import { LogPage } from './LogPage';

interface Props {
  target: ReactionTarget;
  onClose(): void;
}

/** The moderators' log: who reacted how and when, newest first, each removable. */
export function ReactionLog({ target, onClose }: Props) {
  const { locale, announcer } = useUi();
  const { t } = locale;
  const [removeReaction, { error }] = reactionLog.useRemoveReactionMutation();

  async function remove({ user }: ReactionLogEntry) {
    const result = await removeReaction({ ...target, userID: user.userID });
    if (result.error) return;
    const name = user.name.trim() || t('Deleted User');
    announcer.announce(t('The reaction of {name} was removed.', { name }));
  }

  return (
    <Modal title={t('Reactions')} size="medium" onClose={onClose}>
      {error && <ErrorBox error={error} />}
      <LogPage target={target} page={1} onRemove={remove} />
    </Modal>
  );
}
