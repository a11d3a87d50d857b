import { createTooltipMachine, isShown } from '../../../src/ui/createTooltipMachine';
import type { TooltipEvent, TooltipState } from '../../../src/ui/createTooltipMachine';

/*
 *          enter             100 ms             leave            500 ms
 *   idle ────────▶ waiting ────────▶ visible ────────▶ leaving ────────▶ idle
 *    │ focus                            │ Escape: dismissed · scroll: scrolling, 200 ms later visible again
 *    └──────▶ focused ──blur──▶ idle    ▼
 */
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function machine() {
  let state: TooltipState = 'idle';
  const { send } = createTooltipMachine({ window, onState: (next) => (state = next) });
  return {
    after(event: TooltipEvent | number): TooltipState {
      if (typeof event === 'number') jest.advanceTimersByTime(event);
      else send(event);
      return state;
    },
  };
}

const table: [string, (TooltipEvent | number)[], TooltipState][] = [
  ['rests 100 ms', ['enter', 99], 'waiting'],
  ['shows after 100 ms of rest', ['enter', 100], 'visible'],
  ['moving starts the rest again', ['enter', 90, 'move', 90], 'waiting'],
  ['one that moves without having come in has come in', ['move', 100], 'visible'],
  ['a pointer that only passes shows nothing', ['enter', 50, 'leave', 1000], 'idle'],
  ['stays 500 ms after leaving', ['enter', 100, 'leave', 499], 'leaving'],
  ['then goes', ['enter', 100, 'leave', 500], 'idle'],
  ['stays while hovered again', ['enter', 100, 'leave', 400, 'enter', 5000], 'visible'],
  ['focus shows at once', ['focus'], 'focused'],
  ['leaving does not hide what focus shows', ['focus', 'enter', 'leave', 1000], 'focused'],
  ['scrolling does not hide what focus shows', ['focus', 'scroll', 1000], 'focused'],
  ['blur hides', ['focus', 'blur'], 'idle'],
  ['blur under the pointer keeps', ['enter', 100, 'focus', 'blur'], 'visible'],
  ['another tooltip takes its place at once', ['enter', 100, 'leave', 'replaced'], 'idle'],
  ['scrolling hides', ['enter', 100, 'scroll'], 'scrolling'],
  ['for 200 ms after the last scroll', ['enter', 100, 'scroll', 150, 'scroll', 199], 'scrolling'],
  ['and shows again under the pointer', ['enter', 100, 'scroll', 200], 'visible'],
  ['but not when it has left', ['enter', 100, 'scroll', 'leave', 200], 'idle'],
  ['scrolling while resting shows only afterwards', ['enter', 50, 'scroll', 100], 'scrolling'],
  ['Escape dismisses', ['enter', 100, 'escape', 'move', 1000], 'dismissed'],
  ['until the pointer has left', ['enter', 100, 'escape', 'leave', 'enter', 100], 'visible'],
  ['or comes anew, whoever took the pointer away', ['enter', 100, 'escape', 'enter', 99], 'waiting'],
  ['Escape dismisses what focus shows, until blur', ['focus', 'escape', 'blur'], 'idle'],
  ['Escape without a tooltip is nothing', ['escape'], 'idle'],
];

test.each(table)('%s', (_name, events, expected) => {
  const { after } = machine();
  expect(events.map(after).at(-1)).toBe(expected);
});

test('is shown in three states', () => {
  expect((['visible', 'leaving', 'focused'] as const).every(isShown)).toBe(true);
  expect((['idle', 'waiting', 'scrolling', 'dismissed'] as const).some(isShown)).toBe(false);
});
