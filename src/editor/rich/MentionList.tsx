import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { Avatar } from '../../ui/Avatar';
import { errorWords } from '../../ui/errorWords';
import { useUi } from '../../ui/UiContext';
import { matchedLength } from './matchesMention';
import type { Mentions } from './useMentions';

interface Props {
  id: string;
  mentions: Mentions;
}

export const mentionOptionID = (id: string, index: number) => `${id}-${index}`;

/** Who may be meant, below the words that are being typed. Focus stays in the text. */
export function MentionList({ id, mentions: { typed, found, active, setActive, range, choose } }: Props) {
  const editor = useSlateStatic();
  const { locale, announcer } = useUi();
  const { t, plural } = locale;
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  const users = found.status === 'success' ? found.users : [];
  const count = found.status === 'success' && typed !== null ? users.length : null;

  useLayoutEffect(() => {
    const box = list.current;
    const parent = box?.offsetParent as HTMLElement | null | undefined;
    if (!box || !parent || !range) return;
    const frame = parent.getBoundingClientRect();
    const own = box.getBoundingClientRect();
    const { left, right, top, bottom } = ReactEditor.toDOMRange(editor, range).getBoundingClientRect();
    const start = locale.direction === 'rtl' ? frame.right - right : left - frame.left;
    const fits = bottom + own.height + 8 < window.innerHeight || top < own.height;
    // Measured in pixels of the window; a host that zooms or scales has larger or smaller ones.
    const scale = frame.width / parent.offsetWidth || 1;
    const pixels = (length: number) => `${length / scale}px`;
    setPlace({
      '--inl-mentions-start': pixels(Math.max(0, Math.min(start, frame.width - own.width))),
      '--inl-mentions-top': pixels(fits ? bottom - frame.top + 4 : top - frame.top - own.height - 4),
    } as CSSProperties);
    // Its own place does not depend on what it shows, only on where the words are and how tall it has become.
  }, [editor, range, count, locale.direction]);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (count === null) return;
    const words =
      count === 0
        ? t('Nobody found.')
        : plural(count, { one: '{count} suggestion', other: '{count} suggestions' });
    const timer = setTimeout(() => announcer.announce(words), 500);
    return () => clearTimeout(timer);
  }, [count, announcer, t, plural]);

  if (typed === null || (found.status === 'success' && users.length === 0)) return null;
  return (
    // A press or scroll in it leaves focus in the text.
    <div
      className="inl-mentions"
      role="presentation"
      ref={list}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.status === 'loading' && <p className="inl-mentions__note">{t('Loading…')}</p>}
      {found.status === 'error' && (
        <p className="inl-mentions__note inl-mentions__note--error" role="alert">
          {errorWords(found.error, locale).body}
        </p>
      )}
      {users.length > 0 && (
        <ul id={id} role="listbox" aria-label={t('@mention user suggestions')}>
          {users.map((user, index) => {
            const length = matchedLength(typed, user.name);
            return (
              // The keys that choose are taken in the text, where focus is.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <li
                key={user.userID}
                id={mentionOptionID(id, index)}
                role="option"
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(user)}
              >
                <Avatar photoUrl={user.photoUrl} size="xsmall" />
                <bdi>
                  <mark>{user.name.slice(0, length)}</mark>
                  {user.name.slice(length)}
                </bdi>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
