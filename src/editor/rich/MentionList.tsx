import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '../../ui/Avatar';
import { errorWords } from '../../ui/errorWords';
import { useUi } from '../../ui/UiContext';
import { matchedLength } from './matchesMention';
import type { Mentions } from './useMentions';
import { usePlaceAt } from './usePlaceAt';
import { useSayCount } from './useSayCount';

interface Props {
  id: string;
  mentions: Mentions;
}

export const mentionOptionID = (id: string, index: number) => `${id}-${index}`;

/** Who may be meant, below the words that are being typed. Focus stays in the text. */
export function MentionList({ id, mentions: { typed, found, active, setActive, range, choose } }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  const list = useRef<HTMLDivElement>(null);
  const users = found.status === 'success' ? found.users : [];
  const count = found.status === 'success' && typed !== null ? users.length : null;

  const place = usePlaceAt(list, range, count);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useSayCount(count, t('Nobody found.'));

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
