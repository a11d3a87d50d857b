import { createPressed } from '../../../src/page/createPressed';

describe('createPressed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const press = () => {
    const element = document.createElement('div');
    const state = { element, pressed: true, released: false };
    // jsdom has no such state of its own.
    Object.assign(element, { matches: () => state.pressed });
    void createPressed(document)(element).then(() => (state.released = true));
    return state;
  };

  it('waits for as long as something is pressed', async () => {
    const state = press();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(state.released).toBe(false);
    state.pressed = false;
    document.dispatchEvent(new Event('pointerup'));
    await jest.advanceTimersByTimeAsync(0);
    expect(state.released).toBe(true);
  });

  it('sees a tap end that ends after its last event', async () => {
    const state = press();
    document.dispatchEvent(new Event('pointerup'));
    await jest.advanceTimersByTimeAsync(0);
    expect(state.released).toBe(false);
    state.pressed = false;
    await jest.advanceTimersByTimeAsync(150);
    expect(state.released).toBe(true);
  });

  it('does not wait on, from within a click on the element that is held back', async () => {
    const state = press();
    const outside = new Event('click', { cancelable: true });
    outside.preventDefault();
    document.dispatchEvent(outside);
    await Promise.resolve();
    expect(state.released).toBe(false);
    document.body.append(state.element);
    const click = new Event('click', { bubbles: true, cancelable: true });
    // Who holds it back has heard of it first.
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    state.element.dispatchEvent(click);
    await jest.advanceTimersByTimeAsync(0);
    expect(state.released).toBe(true);
  });
});
