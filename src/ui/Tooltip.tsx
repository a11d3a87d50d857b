import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { lazyImport } from '../contract/lazyImport';
import { createTooltipMachine, isShown } from './createTooltipMachine';
import type { TooltipEvent, TooltipMachine, TooltipState } from './createTooltipMachine';
import { lazyPart } from './lazyPart';
import { useUi } from './UiContext';

/** For the element that the tooltip describes: spread them over it. */
export interface TooltipAnchorProps {
  // Any element may be an anchor, and refs are typed by theirs.
  ref: RefObject<never>;
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
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

const Panel = lazyPart(() => lazyImport(() => import('./TooltipPanel')).then((part) => part.TooltipPanel), {
  name: 'Tooltip',
});

/** Describes an element while the pointer rests on it or the keyboard focuses it; its code comes with the first one. */
export function Tooltip({ content, children }: Props) {
  const { window, nextID } = useUi();
  const [state, setState] = useState<TooltipState>('idle');
  // A page has hundreds of tooltips and shows one: what only a shown one needs is made when it is first touched, and the
  // anchor is no state, or each of them would render twice.
  const anchor = useRef<HTMLElement>(null);
  const touched = useRef<{ id: string; machine: TooltipMachine } | null>(null);
  const touch = () =>
    (touched.current ??= { id: nextID(), machine: createTooltipMachine({ window, onState: setState }) });
  const send = (event: TooltipEvent) => touch().machine.send(event);

  return (
    <>
      {children({
        ref: anchor as RefObject<never>,
        // A finger has no hover: what it touches is not explained but used.
        onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && send('enter'),
        onPointerMove: ({ pointerType }) => void (pointerType !== 'touch' && send('move')),
        onPointerLeave: () => touched.current?.machine.send('leave'),
        onFocus: ({ target }) => hasVisibleFocus(target) && send('focus'),
        onBlur: () => touched.current?.machine.send('blur'),
        'aria-describedby': isShown(state) ? touch().id : undefined,
      })}
      {state !== 'idle' && <Touched {...touch()} anchor={anchor} state={state} content={content} />}
    </>
  );
}

interface TouchedProps {
  id: string;
  machine: TooltipMachine;
  anchor: RefObject<HTMLElement | null>;
  state: TooltipState;
  content: ReactNode;
}

/** What a tooltip listens for and shows from its first touch until it is at rest again. */
function Touched({ id, machine, anchor, state, content }: TouchedProps) {
  const { window, tooltips } = useUi();
  const shown = isShown(state);
  useEffect(() => {
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
  }, [window, machine, shown]);
  // Before the next frame, which would show both.
  useLayoutEffect(
    () => (shown ? tooltips.opened(() => machine.send('replaced')) : undefined),
    [tooltips, machine, shown],
  );
  // At once: the pointer may be back before effects are, and its wait would be stopped.
  useLayoutEffect(() => () => machine.stop(), [machine]);

  if (!shown || !anchor.current) return null;
  return (
    <Panel id={id} anchor={anchor.current} machine={machine}>
      {content}
    </Panel>
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
