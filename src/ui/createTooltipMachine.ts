/**
 * `idle` → `waiting` (the pointer rests on the anchor) → `visible` → `leaving` → `idle`; keyboard focus shows it at once
 * as `focused`; scrolling hides what the pointer showed (`scrolling`), never what focus showed; Escape leads to
 * `dismissed` until pointer or focus have left, or the pointer comes anew.
 */
export type TooltipState = 'idle' | 'waiting' | 'visible' | 'leaving' | 'focused' | 'scrolling' | 'dismissed';

export type TooltipEvent = 'enter' | 'move' | 'leave' | 'focus' | 'blur' | 'scroll' | 'escape' | 'replaced';

/** Milliseconds. */
export const tooltipTimes = { rest: 100, leave: 500, scroll: 200 } as const;

interface Deps {
  onState(state: TooltipState): void;
  window: Pick<Window, 'setTimeout' | 'clearTimeout'>;
}

export interface TooltipMachine {
  send(event: TooltipEvent): void;
  stop(): void;
}

export const isShown = (state: TooltipState) =>
  state === 'visible' || state === 'leaving' || state === 'focused';

export function createTooltipMachine({ onState, window }: Deps): TooltipMachine {
  let state: TooltipState = 'idle';
  let hovered = false;
  let timer: number | undefined;

  const go = (next: TooltipState, after?: { milliseconds: number; to: () => TooltipState }) => {
    window.clearTimeout(timer);
    timer = after && window.setTimeout(() => go(after.to()), after.milliseconds);
    if (next === state) return;
    state = next;
    onState(state);
  };
  const wait = () => go('waiting', { milliseconds: tooltipTimes.rest, to: () => 'visible' });

  const handlers: Record<TooltipEvent, () => void> = {
    enter() {
      hovered = true;
      if (state === 'idle' || state === 'dismissed') wait();
      else if (state === 'leaving') go('visible');
    },
    move() {
      // The pointer came from a view mounted beneath it: React fires no `mouseenter` for the second one.
      if (!hovered) handlers.enter();
      else if (state === 'waiting') wait();
    },
    leave() {
      hovered = false;
      if (state === 'waiting' || state === 'dismissed') go('idle');
      else if (state === 'visible') go('leaving', { milliseconds: tooltipTimes.leave, to: () => 'idle' });
    },
    focus: () => go('focused'),
    blur() {
      if (state === 'focused') go(hovered ? 'visible' : 'idle');
      else if (state === 'dismissed' && !hovered) go('idle');
    },
    scroll() {
      if (state === 'visible' || state === 'leaving' || state === 'waiting' || state === 'scrolling')
        go('scrolling', { milliseconds: tooltipTimes.scroll, to: () => (hovered ? 'visible' : 'idle') });
    },
    replaced() {
      if (isShown(state)) go('idle');
    },
    escape() {
      if (isShown(state)) go('dismissed');
    },
  };

  return {
    send: (event) => handlers[event](),
    stop: () => window.clearTimeout(timer),
  };
}
