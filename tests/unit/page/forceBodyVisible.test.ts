import { forceBodyVisible } from '../../../src/page/forceBodyVisible';

test('a script error shows a hidden body after 800 ms', () => {
  jest.useFakeTimers();
  document.body.setAttribute('style', 'display:none;visibility:hidden;opacity:0');
  forceBodyVisible();
  jest.advanceTimersByTime(2000);
  expect(getComputedStyle(document.body).visibility).toBe('hidden');
  window.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(799);
  expect(getComputedStyle(document.body).visibility).toBe('hidden');
  jest.advanceTimersByTime(1);
  const { display, visibility, opacity } = getComputedStyle(document.body);
  expect([display, visibility, opacity]).toEqual(['block', 'visible', '1']);
  jest.useRealTimers();
});
