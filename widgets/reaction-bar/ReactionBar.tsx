import { useCallback, useEffect } from 'react';
import { useAppDispatch, useCurrentUser, usePermissionsIn, type WidgetExtras } from '../../src/index';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { discussionOf } from '../../src/resources/reactions/reaction';
import { refreshReactions } from '../../src/resources/reactions/refreshReactions';
import { toggleReaction } from '../../src/resources/reactions/toggleReaction';
import { useReactions } from '../../src/resources/reactions/useReactions';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { SlowNote } from '../../src/ui/SlowNote';
import { useLocale } from '../../src/ui/useLocale';
import { pressable, shown } from './pressable';
import type { ReactionBarProps } from './props';
import { ReactionChip } from './ReactionChip';
import { ReactionFailure } from './ReactionFailure';
import { ReactionForm } from './ReactionForm';
import { isVote, withoutVotes } from './shownInBar';
import { UnreadBar } from './UnreadBar';
import './reaction-bar.css';

/** How people feel about a post: a button for each reaction that the reader may give, counts for everybody else. */
export function ReactionBar({
  recordType,
  recordID,
  discussionID,
  categoryID,
  votesApart,
  whole,
  permissionsOverrides,
  ...given
}: ReactionBarProps & WidgetExtras) {
  const { t, number } = useLocale();
  const dispatch = useAppDispatch();
  const record = useReactions({ recordType, recordID });
  const closed = useDiscussion(discussionOf({ recordType, recordID, discussionID }))?.closed ?? given.closed;
  const { userID } = useCurrentUser();
  const can = usePermissionsIn(categoryID, permissionsOverrides);
  const mayReact = () => userID > 0 && can(closed ? 'discussions.close' : 'comments.add');
  const failed = record?.error != null;
  // Another reader's version is another question.
  const awaited = record?.unread && record.version;
  const ask = useCallback(
    (maxAge?: number) => dispatch(refreshReactions({ recordType, recordID }, maxAge)),
    [dispatch, recordType, recordID],
  );

  useEffect(() => {
    if (awaited !== undefined && awaited !== false) void ask();
  }, [ask, awaited]);
  useEffect(() => {
    if (!failed) return;
    // What could not be read for want of a connection is read as soon as there is one.
    const refresh = () => void ask(0);
    window.addEventListener('online', refresh);
    return () => window.removeEventListener('online', refresh);
  }, [ask, failed]);

  if (!record) return null;
  if (record.unread) return <UnreadBar printed={given.printed} error={record.error} ask={ask} />;
  const { reactions, score } = record.shown;
  const ours = withoutVotes(shown(reactions), votesApart);
  const buttons = mayReact() ? pressable(ours, can) : [];
  // The vote control tells what became of a vote.
  const error = votesApart && record.clicked && isVote(record.clicked) ? null : record.error;
  const withLog = can('community.moderate');
  const scoreText = !votesApart && given.score != null && score !== null && (
    <span className="inl-root inl-reactions__score">{t('Score {score}', { score: number(score) })}</span>
  );

  const bar =
    buttons.length > 0 || withLog ? (
      <ReactionForm
        target={{ recordType, recordID, discussionID }}
        buttons={buttons}
        whole={whole}
        withPeople={can('reactions.view')}
        withLog={withLog}
      >
        {scoreText}
      </ReactionForm>
    ) : (
      <>
        <ul className="inl-root inl-reactions inl-reactions--read">
          {ours.map(
            (reaction) => reaction.count > 0 && <ReactionChip key={reaction.tagID} reaction={reaction} />,
          )}
        </ul>
        {scoreText}
      </>
    );
  return (
    <FragmentSlot
      type="ReactionBarFragment"
      impls={given.$fragmentImpls}
      props={() => ({
        recordType,
        recordID,
        score,
        reactions: ours.map(({ urlcode, name, count, hasReacted }) => ({
          ...{ urlcode, name: t(name), count, hasReacted },
          canReact: buttons.some((each) => each.urlcode === urlcode),
        })),
        toggle(urlcode) {
          if (buttons.some((each) => each.urlcode === urlcode))
            void dispatch(toggleReaction({ recordType, recordID, discussionID }, urlcode));
        },
      })}
    >
      {bar}
      {record.phase !== 'idle' && <SlowNote className="inl-root inl-reactions__failure" />}
      {error && <ReactionFailure error={error} signedOut={userID === 0} isAlone={buttons.length === 0} />}
    </FragmentSlot>
  );
}
