import { keepFocusSeen } from '../../../src/ui/toasts/keepFocusSeen';

/** Reports a size at once, as browsers do before the next frame, and again when the test says so. */
class FakeResizeObserver extends ResizeObserver {
  static report: () => void = () => undefined;
  constructor(private readonly hear: ResizeObserverCallback) {
    super(hear);
  }
  override observe() {
    FakeResizeObserver.report = () => this.hear([], this);
    FakeResizeObserver.report();
  }
}
window.ResizeObserver = FakeResizeObserver;

const withHeight = (cover: HTMLElement, height: () => number) =>
  Object.defineProperty(cover, 'offsetHeight', { get: height });

afterEach(() => document.body.replaceChildren());

const rect = (top: number): DOMRect => new DOMRect(0, top, 100, 40);

test('what a toast covers is scrolled out when it is focused, but not from under a pointer that is pressing it', () => {
  const [cover, button] = [document.createElement('section'), document.createElement('button')];
  const layer = document.createElement('div');
  layer.append(cover);
  document.body.append(layer, button);
  cover.getBoundingClientRect = () => rect(100);
  button.getBoundingClientRect = () => rect(80);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  withHeight(cover, () => 40);
  const stop = keepFocusSeen(window, cover);

  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  button.focus();
  expect(scrollBy).not.toHaveBeenCalled();
  button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  button.blur();
  button.focus();
  expect(scrollBy).toHaveBeenLastCalledWith({ top: 28, behavior: 'instant' });

  // The pointer was let go somewhere else; who goes on by keyboard has it up.
  button.blur();
  scrollBy.mockClear();
  button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button.focus();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  button.blur();
  stop();
  button.focus();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

test('what is taller than the room above the toast stays: which line of it is read or written is not known', () => {
  const [cover, main] = [document.createElement('section'), document.createElement('main')];
  const layer = document.createElement('div');
  main.tabIndex = -1;
  layer.append(cover);
  document.body.append(layer, main);
  cover.getBoundingClientRect = () => rect(100);
  main.getBoundingClientRect = () => new DOMRect(0, 10, 100, 101);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  scrollBy.mockClear();
  withHeight(cover, () => 40);
  const stop = keepFocusSeen(window, cover);
  main.focus();
  expect(scrollBy).not.toHaveBeenCalled();
  stop();
});

test('over a control of a dialog the toasts go to the other end of the window', () => {
  const [cover, button] = [document.createElement('section'), document.createElement('button')];
  const layer = document.createElement('div');
  layer.append(cover, button);
  document.body.append(layer);
  cover.getBoundingClientRect = () => rect(cover.hasAttribute('data-above') ? 0 : 100);
  button.getBoundingClientRect = () => rect(80);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  scrollBy.mockClear();
  withHeight(cover, () => 40);
  const stop = keepFocusSeen(window, cover);
  button.focus();
  expect(cover).toHaveAttribute('data-above');
  button.blur();
  button.focus();
  expect(cover).toHaveAttribute('data-above');
  expect(scrollBy).not.toHaveBeenCalled();
  // The dialog is closed, and focus is back in the bar at the page's top.
  const opener = document.body.appendChild(document.createElement('button'));
  opener.getBoundingClientRect = () => rect(0);
  opener.focus();
  expect(cover).not.toHaveAttribute('data-above');
  expect(scrollBy).not.toHaveBeenCalled();
  stop();
});

test('without a toast no press, focus or scrolling measures the page; the first one that appears is placed', () => {
  const [cover, button] = [document.createElement('section'), document.createElement('button')];
  const layer = document.createElement('div');
  layer.append(cover);
  document.body.append(layer, button);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  let height = 0;
  let measured = 0;
  withHeight(cover, () => ((measured += 1), height));
  const box = jest.spyOn(cover, 'getBoundingClientRect').mockReturnValue(rect(100));
  const stop = keepFocusSeen(window, cover);
  measured = 0;
  box.mockClear();

  for (const type of ['mousedown', 'mouseup']) button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  button.focus();
  window.dispatchEvent(new Event('scroll'));
  expect([measured, box.mock.calls.length, frames.mock.calls.length]).toEqual([0, 0, 0]);

  height = 40;
  FakeResizeObserver.report();
  expect(measured).toBe(1);
  expect(document.body.style.marginBlockEnd).toBe('72px');
  window.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveBeenCalledTimes(1);
  stop();
  frames.mockRestore();
});
