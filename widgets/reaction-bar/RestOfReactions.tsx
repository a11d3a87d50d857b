import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Reaction } from '../../src/resources/reactions/reaction';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';

interface Props {
  reactions: readonly Reaction[];
  icon(reaction: Reaction): string;
  onChoose(urlcode: string): void;
}

/** The button that opens the reactions which do not stand in the bar, in place, with their names. */
export function RestOfReactions({ reactions, icon, onChoose }: Props) {
  const { t, direction } = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (isOpen) group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  function onKey(event: KeyboardEvent): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = reactions.length - 1;
    const [next, previous] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    let to = -1;
    if (key === next || key === 'ArrowDown') to = at === last ? 0 : at + 1;
    else if (key === previous || key === 'ArrowUp') to = at === 0 ? last : at - 1;
    else if (key === 'Home') to = 0;
    else if (key === 'End') to = last;
    else if (key === 'Escape') close();
    else if (key.length === 1 && key !== ' ') to = startingWith(key);
    if (to < 0 && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (to < 0) return;
    setAt(to);
    group.current?.querySelectorAll('button')[to]?.focus();
  }
  /** The next one whose name begins so. */
  function startingWith(letter: string): number {
    const order = reactions.map((_each, index) => (at + 1 + index) % reactions.length);
    const begins = (index: number) =>
      t(reactions[index]!.name).toLowerCase().startsWith(letter.toLowerCase());
    return order.find(begins) ?? -1;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="inl-reactions__all"
        title={t('All reactions')}
        aria-label={t('All reactions')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-inlay-part="all"
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => {
          setAt(0);
          setOpen(!isOpen);
        }}
      >
        <Icon name="reaction-add" />
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys come from its buttons.
        <div
          ref={group}
          id={id}
          className="inl-reactions__rest-group"
          role="group"
          aria-label={t('All reactions')}
          onKeyDown={onKey}
        >
          {reactions.map((reaction, index) => (
            <button
              key={reaction.tagID}
              type="submit"
              name="reactionType"
              value={reaction.urlcode}
              className="inl-reactions__named"
              aria-pressed={reaction.hasReacted}
              tabIndex={index === at ? 0 : -1}
              data-inlay-part={reaction.urlcode}
              onFocus={() => setAt(index)}
              onClick={(event) => {
                event.preventDefault();
                setOpen(false);
                onChoose(reaction.urlcode);
              }}
            >
              <Icon name={icon(reaction)} />
              <span>{t(reaction.name)}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}
