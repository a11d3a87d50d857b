import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';
import { createTooltipMachine, isShown } from './createTooltipMachine';
import type { TooltipState } from './createTooltipMachine';
import { lazyPart } from './lazyPart';
import { useUi } from './UiContext';
import { useUniqueID } from './useUniqueID';

/** For the element that the tooltip describes: spread them over it. */
export interface TooltipAnchorProps {
  ref(element: HTMLElement | null): void;
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
  'aria-describedby'?: string;
}

interface Props {
  /** What it says; never a control, since a tooltip cannot be reached by keyboard. */
  content: ReactNode;
  children(anchor: TooltipAnchorProps): ReactNode;
}

const Panel = lazyPart(() => import('./TooltipPanel').then((part) => part.TooltipPanel), { name: 'Tooltip' });

/** Describes an element while the pointer rests on it or the keyboard focuses it; its code comes with the first one. */
export function Tooltip({ content, children }: Props) {
  const { window } = useUi();
  const id = useUniqueID();
  const [state, setState] = useState<TooltipState>('idle');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [machine] = useState(() => createTooltipMachine({ window, onState: setState }));
  const shown = isShown(state);

  useEffect(() => machine.stop, [machine]);
  useEffect(() => {
    if (state === 'idle') return;
    const onScroll = () => machine.send('scroll');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown) return;
      // One Escape closes the tooltip only, not the dialog or menu that its anchor is in.
      event.preventDefault();
      event.stopImmediatePropagation();
      machine.send('escape');
    };
    const { document } = window;
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('keydown', onKey, true);
    };
  }, [machine, window, state, shown]);

  return (
    <>
      {children({
        ref: setAnchor,
        // A finger has no hover: what it touches is not explained but used.
        onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && machine.send('enter'),
        onPointerMove: () => machine.send('move'),
        onPointerLeave: () => machine.send('leave'),
        onFocus: ({ target }) => hasVisibleFocus(target) && machine.send('focus'),
        onBlur: () => machine.send('blur'),
        'aria-describedby': shown ? id : undefined,
      })}
      {shown && anchor && (
        <Panel
          id={id}
          anchor={anchor}
          onEnter={() => machine.send('enter')}
          onLeave={() => machine.send('leave')}
        >
          {content}
        </Panel>
      )}
    </>
  );
}

function hasVisibleFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    // A browser that does not tell how focus came: showing is the safe side.
    return true;
  }
}
