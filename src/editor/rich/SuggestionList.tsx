import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePlaceAt } from './usePlaceAt';
import { useSayCount } from './useSayCount';

interface Props<Item> {
  id: string;
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string | number;
  /** What an option shows. */
  option(item: Item): ReactNode;
  active: number;
  setActive(index: number): void;
  choose(item: Item): void;
  /** The words that are being typed. */
  range: Parameters<typeof usePlaceAt>[1];
  /** How many are said to be there; null says nothing. */
  count: number | null;
  /** Said where there are none. */
  none: string;
  /** Why there is nothing to choose from yet. */
  note?: ReactNode;
}

export const optionID = (id: string, index: number) => `${id}-${index}`;

/** What may be meant, below the words that are being typed. Focus stays in the text. */
export function SuggestionList<Item>(props: Props<Item>) {
  const { id, label, items, keyOf, option, active, setActive, choose, range, count, none, note } = props;
  const list = useRef<HTMLDivElement>(null);
  const place = usePlaceAt(list, range, count);
  useSayCount(count, none);
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (items.length === 0 && !note) return null;
  return (
    // A press or scroll in it leaves focus in the text.
    <div
      className="inl-mentions"
      role="presentation"
      ref={list}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {note}
      {items.length > 0 && (
        <ul id={id} role="listbox" aria-label={label}>
          {items.map((item, index) => (
            // The keys that choose are taken in the text, where focus is.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={keyOf(item)}
              id={optionID(id, index)}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(item)}
            >
              {option(item)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
