import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, usePermissions } from '../../src/index';
import { refreshReactions } from '../../src/resources/reactions/refreshReactions';
import { selectReactions } from '../../src/resources/reactions/reactionsSlice';
import { toggleReaction } from '../../src/resources/reactions/toggleReaction';
import { reactionLog } from '../../src/resources/reactions/reactionLog';
import { errorWords } from '../../src/ui/errorWords';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import { pressable, shown } from './pressable';
import type { ReactionBarProps } from './props';
import { ReactionButton } from './ReactionButton';
import { reactionName } from './reactionName';
import './reaction-bar.css';

const Log = lazyPart(() => import('./ReactionLog').then((part) => part.ReactionLog), { name: 'ReactionLog' });

/** How people feel about a post: a button for each reaction that the reader may give, counts for everybody else. */
export function ReactionBar({
  recordType,
  recordID,
  categoryID,
  closed,
  reactions: given,
}: ReactionBarProps) {
  const { locale, announcer, home, meta } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const target = { recordType, recordID };
  const record = useAppSelector((state) => selectReactions(state, target));
  const holds = usePermissions();
  const can = (permission: string) => holds(permission, { resourceType: 'category', resourceID: categoryID });
  const prefetchLog = reactionLog.usePrefetch('reactionLog', { ifOlderThan: 5 });
  const [logOpen, setLogOpen] = useState(false);
  const missing = given === undefined;

  useEffect(() => {
    if (missing) void dispatch(refreshReactions({ recordType, recordID }, 0));
  }, [dispatch, missing, recordType, recordID]);

  if (!record) return null;
  const { reactions } = record.shown;
  const buttons = pressable(reactions, { closed }, can);
  const withPeople = can('reactions.view');
  const withLog = can('community.moderate');
  const refresh = () => {
    void dispatch(refreshReactions(target));
    if (withPeople) prefetchLog({ ...target, limit: 100 });
  };

  async function toggle(urlcode: string) {
    await dispatch(toggleReaction(target, urlcode));
    const after = dispatch((_, getState) => selectReactions(getState(), target));
    if (!after || after.phase !== 'idle') return;
    const reaction = after.shown.reactions.find((each) => each.urlcode === urlcode);
    if (after.error) announcer.announce(errorWords(after.error, locale).body, 'assertive');
    else if (reaction) announcer.announce(reactionName(locale, reaction));
  }

  if (buttons.length === 0 && !withLog) {
    const counted = shown(reactions).filter((reaction) => reaction.count > 0);
    return (
      <ul className="inl-reactions inl-reactions--read">
        {counted.map((reaction) => (
          <li key={reaction.tagID}>{`${t(reaction.name)}: ${locale.number(reaction.count)}`}</li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <form
        className="inl-reactions"
        method="post"
        action={`${home}/${recordType}/${recordID}/reactions`}
        data-inlay-part="form"
        onPointerEnter={refresh}
        onFocus={refresh}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="TransientKey" value={meta.transientKey} />
        {/* HTML allows no role="group" on a form. */}
        <div className="inl-reactions__group" role="group" aria-label={t('Reactions')}>
          {buttons.map((reaction) => (
            <ReactionButton
              key={reaction.tagID}
              target={target}
              reaction={reaction}
              withPeople={withPeople}
              onToggle={(urlcode) => void toggle(urlcode)}
            />
          ))}
          {withLog && (
            <button
              type="button"
              className="inl-reactions__log"
              data-inlay-part="log"
              title={t('View Reactions Log')}
              aria-haspopup="dialog"
              onClick={() => setLogOpen(true)}
            >
              {t('Log')}
            </button>
          )}
        </div>
      </form>
      {record.error && <p className="inl-reactions__error">{errorWords(record.error, locale).body}</p>}
      {logOpen && <Log target={target} onClose={() => setLogOpen(false)} />}
    </>
  );
}
