import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch, lazyImport } from '../../src/index';
import type { Reaction, ReactionTarget } from '../../src/resources/reactions/reaction';
import { refreshReactions } from '../../src/resources/reactions/refreshReactions';
import { toggleReaction } from '../../src/resources/reactions/toggleReaction';
import { errorWords } from '../../src/ui/errorWords';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import { useExtensions } from '../../src/ui/useExtensions';
import { iconOf } from './iconOf';
import { loadWhoReacted, ReactionButton } from './ReactionButton';
import { RestOfReactions } from './RestOfReactions';
import { shownInBar } from './shownInBar';
import { toggledWords } from './toggledWords';

interface Props {
  target: ReactionTarget;
  buttons: readonly Reaction[];
  /** All stand in the bar, however many they are. */
  whole: boolean;
  withPeople: boolean;
  withLog: boolean;
  children: ReactNode;
}

const Log = lazyPart(() => lazyImport(() => import('./ReactionLog')).then((part) => part.ReactionLog), {
  name: 'ReactionLog',
});

/** The buttons, in a form of their own that works natively too; what was last clicked is announced once, when it is done. */
export function ReactionForm({ target, buttons, whole, withPeople, withLog, children }: Props) {
  const { locale, announcer, section, meta } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  // Once for the bar: a subscription of each button's own shows on a page with a thousand.
  const icons = useExtensions('reactions.icons');
  const [logOpen, setLogOpen] = useState(false);
  const [kept, setKept] = useState<ReadonlySet<number>>(() => new Set());
  const { bar, rest } = shownInBar(buttons, { whole, kept });
  const isNew = bar.some(({ tagID }) => !kept.has(tagID));
  if (isNew) setKept(new Set([...kept, ...bar.map(({ tagID }) => tagID)]));
  // What is chosen from all reactions joins the bar, and focus goes there with it.
  const group = useRef<HTMLDivElement>(null);
  const chosen = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (chosen.current === null) return;
    const joined = [...(group.current?.querySelectorAll('button') ?? [])].find(
      ({ value }) => value === chosen.current,
    );
    if (joined) chosen.current = null;
    joined?.focus({ preventScroll: true });
  });

  // Drawn anew, React writes an input's name and type again, unchanged as they are.
  const transientKey = useMemo(
    () => <input type="hidden" name="TransientKey" value={meta.transientKey} />,
    [meta.transientKey],
  );
  const refresh = () =>
    // After what brought the focus or the pointer here: a click is shown first, and answers what this would ask.
    setTimeout(() => {
      void dispatch(refreshReactions(target));
      if (withPeople)
        void loadWhoReacted().then(
          ({ warmLog }) => dispatch(warmLog(target)),
          // Only to have it early: when its code cannot be had, the tooltip itself asks again.
          () => undefined,
        );
    });
  async function toggle(urlcode: string) {
    const record = await dispatch(toggleReaction(target, urlcode));
    // Null for a click that joined a running sequence: the one that began it speaks for all.
    if (!record) return;
    if (record.error) announcer.announce(errorWords(record.error, locale).body, 'assertive');
    else announcer.announce(toggledWords(locale, record.shown, record.clicked));
  }

  return (
    <>
      <form
        className="inl-root inl-reactions"
        method="post"
        acceptCharset="utf-8"
        action={`${section}/${target.recordType}/${target.recordID}/reactions`}
        data-inlay-part="form"
        onPointerEnter={refresh}
        onFocus={refresh}
        onSubmit={(event) => event.preventDefault()}
      >
        {transientKey}
        {/* HTML allows no role="group" on a form. */}
        <div ref={group} className="inl-reactions__group" role="group" aria-label={t('Reactions')}>
          {bar.map((reaction) => (
            <ReactionButton
              key={reaction.tagID}
              target={target}
              reaction={reaction}
              icon={iconOf(reaction, icons)}
              withPeople={withPeople}
              onToggle={(urlcode) => void toggle(urlcode)}
            />
          ))}
          {rest.length > 0 && (
            <RestOfReactions
              reactions={rest}
              icon={(reaction) => iconOf(reaction, icons)}
              onChoose={(urlcode) => {
                chosen.current = urlcode;
                void toggle(urlcode);
              }}
            />
          )}
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
        {children}
      </form>
      {logOpen && <Log target={target} onClose={() => setLogOpen(false)} />}
    </>
  );
}
