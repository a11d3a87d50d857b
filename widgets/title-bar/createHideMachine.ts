/** How a bar stands to a page that is being scrolled. */
export interface BarState {
  hidden: boolean;
  /** The page is scrolled: a transparent bar becomes solid. */
  scrolled: boolean;
  /** It has been `scrolled` once: from then on what changes glides, also back at the beginning. */
  moved: boolean;
}

/** Pixels. */
const scrolledBeyond = 50;
const hidesBeyond = 400;
const step = 10;

/**
 * Hides a bar that is scrolled away from, and shows it to who comes back:
 *
 *     shown ── down by more than 10 px, beyond 400 px ──▶ hidden
 *     hidden ── up by more than 10 px, or back above 400 px ──▶ shown
 *
 * Smaller moves add up until they make a step, so that a trembling finger does not make the bar tremble.
 */
export function createHideMachine(from: number) {
  let last = Math.max(0, from);
  let state: BarState = { hidden: false, scrolled: last > scrolledBeyond, moved: last > scrolledBeyond };

  const set = (hidden: boolean, scrolled: boolean): BarState => {
    if (hidden !== state.hidden || scrolled !== state.scrolled)
      state = { hidden, scrolled, moved: state.moved || scrolled };
    return state;
  };
  return {
    state: () => state,
    /** The page was scrolled to `top`; pages that bounce report negative values. */
    scrolledTo(top: number): BarState {
      const now = Math.max(0, top);
      const moved = now - last;
      const isStep = Math.abs(moved) > step;
      if (isStep) last = now;
      const hidden = now > hidesBeyond && (isStep ? moved > 0 : state.hidden);
      return set(hidden, now > scrolledBeyond);
    },
    /** The bar is needed: it shows until the next scroll down. */
    show: (): BarState => set(false, state.scrolled),
  };
}
