import { useAppDispatch, useCurrentUser, usePermissionsIn } from '../../src/index';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { discussionOf } from '../../src/resources/reactions/reaction';
import { toggleReaction } from '../../src/resources/reactions/toggleReaction';
import { useReactions } from '../../src/resources/reactions/useReactions';
import { entryLinks } from '../../src/ui/entryLinks';
import { errorWords } from '../../src/ui/errorWords';
import { Icon } from '../../src/ui/Icon';
import { useToasts } from '../../src/ui/toasts/useToasts';
import { useUi } from '../../src/ui/UiContext';
import type { VoteProps } from './props';
import './vote.css';

const names = { Up: 'Upvote', Down: 'Downvote' } as const;

/** The score of a post, between the two buttons that change it for those who may; its form works without us too. */
export function Vote(props: VoteProps) {
  const { recordType, recordID, categoryID, permissionsOverrides } = props;
  const ui = useUi();
  const { t, number } = ui.locale;
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const record = useReactions(props);
  const closed = useDiscussion(discussionOf(props))?.closed ?? props.closed;
  const { userID } = useCurrentUser();
  const can = usePermissionsIn(categoryID, permissionsOverrides);
  const may = userID > 0 && (!closed || can('discussions.close'));

  const { reactions, score } = record?.shown ?? props;
  const button = (urlcode: keyof typeof names) => {
    const reaction = reactions.find((each) => each.urlcode === urlcode);
    if (!may || !reaction || !can(`reactions.${reaction.class.toLowerCase()}.add`)) return null;
    const { hasReacted } = reaction;
    return (
      <button
        className="inl-vote__button"
        type="submit"
        name="reactionType"
        value={urlcode}
        title={t(names[urlcode])}
        aria-label={t(names[urlcode])}
        aria-pressed={hasReacted}
        data-inlay-part={urlcode}
        data-state={hasReacted ? 'on' : 'off'}
        onClick={(event) => {
          event.preventDefault();
          void vote(urlcode);
        }}
      >
        <Icon name={`reaction-${urlcode.toLowerCase()}`} />
      </button>
    );
  };
  async function vote(urlcode: string) {
    toasts.remove('vote');
    const ended = await dispatch(toggleReaction(props, urlcode));
    // One that joined a running sequence: whose press began it speaks for both.
    if (!ended) return;
    const { error, shown } = ended;
    if (!error) return ui.announcer.announce(scoreWords(shown.score ?? 0));
    const { signIn } = entryLinks(ui);
    const actions = error.code === 'unauthorized' && signIn ? [{ name: t('Sign In'), ...signIn }] : [];
    const words = errorWords(error, ui.locale).body;
    toasts.show({ id: 'vote', words, tone: 'error', persistent: true, actions });
  }
  const scoreWords = (value: number) => t('Score {n}', { n: number(value) });

  const up = button('Up');
  const down = button('Down');
  const shownScore = (
    <span className="inl-vote__score">
      <span className="inl-hidden">{scoreWords(score ?? 0)}</span>
      <span aria-hidden="true">{number(score ?? 0)}</span>
    </span>
  );
  if (!up && !down) return <span className="inl-root inl-vote">{shownScore}</span>;
  return (
    <form
      className="inl-root inl-vote"
      method="post"
      acceptCharset="utf-8"
      action={`${ui.section}/${recordType}/${recordID}/reactions`}
      data-inlay-part="form"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="TransientKey" value={ui.meta.transientKey} />
      {down ? up : shownScore}
      {down ? shownScore : up}
      {down}
    </form>
  );
}
