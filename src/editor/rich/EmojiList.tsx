import { useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../ui/useLocale';
import type { EmojiSuggestions } from './useEmoji';
import { usePlaceAt } from './usePlaceAt';
import { useSayCount } from './useSayCount';

interface Props {
  id: string;
  emoji: EmojiSuggestions;
}

export const emojiOptionID = (id: string, index: number) => `${id}-${index}`;

/** Emoji whose name is being typed, below it. Focus stays in the text. */
export function EmojiList({ id, emoji: { found, active, setActive, range, choose } }: Props) {
  const { t } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const place = usePlaceAt(list, range, found.length);
  useSayCount(found.length || null, '');
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (found.length === 0) return null;
  return (
    // A press or scroll in it leaves focus in the text.
    <div
      className="inl-mentions"
      role="presentation"
      ref={list}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      <ul id={id} role="listbox" aria-label={t('Emoji suggestions')}>
        {found.map((each, index) => (
          // The keys that choose are taken in the text, where focus is.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={each.name}
            id={emojiOptionID(id, index)}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(each)}
          >
            <span aria-hidden="true">{each.sign}</span>
            <bdi>{each.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
