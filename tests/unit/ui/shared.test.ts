import { createAnnouncer } from '../../../src/ui/createAnnouncer';
import { createFlyouts } from '../../../src/ui/createFlyouts';
import { createIcons } from '../../../src/ui/createIcons';
import { createLayerRoot } from '../../../src/ui/createLayerRoot';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const layers = () => createLayerRoot({ window, direction: 'rtl', language: 'ar' });

test('there is one layer root per page, in the top layer', () => {
  const root = layers();
  const element = root.element();
  expect(root.element()).toBe(element);
  expect(element.parentElement).toBe(document.body);
  expect(element.matches(':popover-open')).toBe(true);
  expect([element.dir, element.lang, element.getAttribute('popover')]).toEqual(['rtl', 'ar', 'manual']);
  root.dispose();
  expect(element.isConnected).toBe(false);
});

test('while something is open, the root follows the host’s modal dialog in and out', async () => {
  const root = layers();
  const letGo = root.hold();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const button = root.element().appendChild(document.createElement('button'));
  button.focus();
  // jsdom knows no `:modal`.
  jest.spyOn(dialog, 'matches').mockImplementation(((selector: string) => selector === ':modal') as never);
  dialog.showModal();
  await Promise.resolve();
  expect(root.element().parentElement).toBe(dialog);
  expect(document.activeElement).toBe(button);
  dialog.remove();
  await Promise.resolve();
  expect(root.element().parentElement).toBe(document.body);
  letGo();
  letGo();
  root.dispose();
});

test('messages are added to a region that was there before, the same words twice as two', () => {
  jest.useFakeTimers();
  const announcer = createAnnouncer({ window, home: () => document.body });
  announcer.announce('Saved');
  const region = document.querySelector('[aria-live=polite]')!;
  expect(region).toBeEmptyDOMElement();
  announcer.announce('Saved');
  announcer.announce('Failed', 'assertive');
  announcer.announce(' ');
  jest.advanceTimersByTime(150);
  expect([...region.children].map((line) => line.textContent)).toEqual(['Saved', 'Saved']);
  expect(document.querySelector('[aria-live=assertive]')).toHaveTextContent('Failed');
  jest.advanceTimersByTime(10_000);
  expect(region).toBeEmptyDOMElement();
  announcer.announce('late');
  announcer.dispose();
  expect(jest.getTimerCount()).toBe(0);
  expect(document.querySelector('[aria-live]')).toBeNull();
});

test('one flyout closes the one before', () => {
  const flyouts = createFlyouts();
  const [first, second] = [jest.fn(), jest.fn()];
  const gone = flyouts.opened(first);
  flyouts.opened(second);
  expect(first).toHaveBeenCalledTimes(1);
  gone();
  flyouts.opened(jest.fn());
  expect(second).toHaveBeenCalledTimes(1);
});

describe('icons', () => {
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  test('missing symbols are added once, those of the server are left alone', async () => {
    const sprite = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    sprite.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'symbol')).id =
      'inl-icon-close';
    const load = jest.fn(() =>
      Promise.resolve({ user: '<path d="M1 2"/><circle cx="1" cy="2" r="3" />', close: '<path/>' }),
    );
    const onFailed = jest.fn();
    const icons = createIcons({ document, load, onFailed });
    icons.need('close');
    await turn();
    expect(load).not.toHaveBeenCalled();
    icons.need('user');
    icons.need('user');
    await turn();
    icons.need('user');
    await turn();
    expect(load).toHaveBeenCalledTimes(1);
    expect(document.querySelectorAll('#inl-icon-user')).toHaveLength(1);
    expect(document.querySelector('#inl-icon-user')!.innerHTML).toBe(
      '<path d="M1 2"></path><circle cx="1" cy="2" r="3"></circle>',
    );
    expect(onFailed).not.toHaveBeenCalled();
  });

  test('shapes that could not be had are asked for again when they are drawn again', async () => {
    const load = jest.fn(() => Promise.reject<Record<string, string>>(new Error('no network')));
    const onFailed = jest.fn();
    const icons = createIcons({ document, load, onFailed });
    icons.need('anchor');
    await turn();
    expect(onFailed).toHaveBeenCalledTimes(1);
    load.mockResolvedValueOnce({ anchor: '<path/>' });
    icons.need('anchor');
    await turn();
    expect(document.querySelector('#inl-icon-anchor')).not.toBeNull();
    icons.need('anchor');
    await turn();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a name without shapes is reported', async () => {
    const onFailed = jest.fn();
    createIcons({ document, load: () => Promise.resolve({}), onFailed }).need('constructor');
    await turn();
    expect(String(onFailed.mock.calls[0]?.[0])).toContain('There is no icon "constructor"');
  });
});
