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
    // The loader holds clicks back: it was there first, and they go no further.
    const hold = jest.fn((event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    window.addEventListener('click', hold, { capture: true });
    const state = press();
    const outside = new Event('click', { cancelable: true });
    document.dispatchEvent(outside);
    await jest.advanceTimersByTimeAsync(0);
    expect(state.released).toBe(false);
    document.body.append(state.element);
    const click = new Event('click', { bubbles: true, cancelable: true });
    state.element.dispatchEvent(click);
    await jest.advanceTimersByTimeAsync(0);
    expect(state.released).toBe(true);
    expect(hold).toHaveBeenCalledTimes(2);
    window.removeEventListener('click', hold, { capture: true });
  });

  describe('a field that has text before this code is there', () => {
    afterEach(() => Reflect.deleteProperty(performance, 'eventCounts'));

    const wait = (counts?: Record<string, number> | (() => void)) => {
      if (counts)
        Object.defineProperty(performance, 'eventCounts', {
          value: typeof counts === 'function' ? counts : new Map(Object.entries(counts)),
          configurable: true,
        });
      const form = document.createElement('form');
      const area = document.createElement('textarea');
      form.append(area);
      // jsdom does not know `:has(:active)`.
      Object.assign(form, { matches: () => false });
      document.body.replaceChildren(form);
      area.value = 'に';
      area.focus();
      const state = { area, released: false };
      void createPressed(document)(form).then(() => (state.released = true));
      return state;
    };

    it('is left alone for as long as the browser has counted more beginnings of compositions than ends', async () => {
      const state = wait({ compositionstart: 2, compositionend: 1 });
      await jest.advanceTimersByTimeAsync(60_000);
      expect(state.released).toBe(false);
      state.area.dispatchEvent(new Event('compositionend', { bubbles: true }));
      await jest.advanceTimersByTimeAsync(150);
      expect(state.released).toBe(true);
    });

    it('is taken over after a while where the clock of a test counts nothing', async () => {
      const state = wait(() => {});
      await jest.advanceTimersByTimeAsync(1000);
      expect(state.released).toBe(false);
      await jest.advanceTimersByTimeAsync(1500);
      expect(state.released).toBe(true);
    });

    it('is taken over at once when it has counted as many', async () => {
      const state = wait({ compositionstart: 2, compositionend: 2 });
      await jest.advanceTimersByTimeAsync(0);
      expect(state.released).toBe(true);
    });

    it('has two seconds in browsers that do not count', async () => {
      const state = wait();
      await jest.advanceTimersByTimeAsync(1_900);
      expect(state.released).toBe(false);
      await jest.advanceTimersByTimeAsync(300);
      expect(state.released).toBe(true);
    });
  });
});
