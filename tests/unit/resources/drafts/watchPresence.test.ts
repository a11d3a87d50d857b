import { watchPresence, type Presence } from '../../../../src/resources/drafts/watchPresence';

const say = (...types: string[]) => types.forEach((type) => window.dispatchEvent(new Event(type)));

/** A page that somebody looks at. */
function start() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const heard: string[] = [];
  presence = watchPresence(window, {
    onAway: () => void heard.push('away'),
    onBack: () => void heard.push('back'),
    onLeave: () => void heard.push('leave'),
    isAtRisk: () => false,
  });
  return { heard, presence };
}

let presence: Presence | undefined;
afterEach(() => {
  presence?.stop();
  jest.restoreAllMocks();
});

it('whoever looks elsewhere was away once, however they come back', () => {
  const { heard, presence } = start();
  expect(presence.wasAway()).toBe(false);
  say('blur');
  expect(presence.wasAway()).toBe(true);
  say('pageshow', 'focus');
  expect(presence.wasAway()).toBe(false);
  expect(heard).toEqual(['away', 'back', 'back']);
});

it('a page that goes is told so before anybody counts as away', () => {
  const { heard, presence } = start();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  expect(heard).toEqual(['leave', 'away']);
  expect(presence.wasAway()).toBe(true);
});

it('whoever comes back without having been heard to leave was away, too', () => {
  const { heard, presence } = start();
  say('focus');
  expect(heard).toEqual(['away', 'back']);
  expect(presence.wasAway()).toBe(true);
  say('blur', 'focus');
  expect(heard).toEqual(['away', 'back', 'away', 'back']);
});
