import { act, renderHook } from '@testing-library/react';
import { attributes } from '../../../src/contract/attributes';
import { leaveUnasked } from '../../../src/ui/leaveUnasked';
import type { Ui } from '../../../src/ui/UiContext';
import { useLeaveWarning } from '../../../src/ui/useLeaveWarning';
import { testUi } from '../../support/testUi';

/** Whether the browser would ask now. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}

let stop = () => {};
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A page with words that are nowhere else: a form says so, or the drafts do whose form is closed. */
function start(of: 'form' | 'drafts', leaveFor: (url: string) => boolean): Ui {
  const { ui, wrapper } = testUi();
  if (of === 'form') stop = renderHook(() => useLeaveWarning(true), { wrapper }).unmount;
  else {
    // As the drafts' engine does.
    const ask = (event: Event) => {
      if (!document.documentElement.hasAttribute(attributes.state)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    stop = () => window.removeEventListener('beforeunload', ask);
  }
  return { ...ui, leaveFor };
}

describe.each(['form', 'drafts'] as const)('words at risk, of a %s', (of) => {
  test('whoever has answered our question is not asked again, and the next time they are', () => {
    const asked: boolean[] = [];
    const ui = start(of, () => asked.push(asks()) > 0);
    expect(asks()).toBe(true);
    leaveUnasked(ui, '/');
    expect(asked).toEqual([false]);
    expect(asks()).toBe(true);
  });

  test('a browser may ask a moment after it was sent away', () => {
    leaveUnasked(
      start(of, () => true),
      '/',
    );
    expect(asks()).toBe(false);
    expect(asks()).toBe(true);
  });

  test.each([
    ['an address that cannot be gone to', false, 0],
    ['a browser that never asked', true, 1000],
  ])('%s leaves the warning as it was', (_, goes, wait) => {
    jest.useFakeTimers();
    leaveUnasked(
      start(of, () => goes),
      '/',
    );
    jest.advanceTimersByTime(wait);
    expect(asks()).toBe(true);
  });
});
