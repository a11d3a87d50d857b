import { createChallengeReload } from '../../../src/server/createChallengeReload';

const start = Date.parse('2026-01-01T00:00:00Z');

function setUp(options: { embedded?: boolean; storage?: () => Storage } = {}) {
  sessionStorage.clear();
  const reload = jest.fn();
  let time = start;
  const deps = { storage: () => sessionStorage, embedded: false, reload, now: () => time, ...options };
  return { reload, challenge: createChallengeReload(deps), wait: (ms: number) => (time += ms) };
}

it('reloads once, and again only after two minutes', () => {
  const { reload, challenge, wait } = setUp();
  challenge();
  wait(119_000);
  challenge();
  expect(reload).toHaveBeenCalledTimes(1);
  wait(2_000);
  challenge();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('never reloads in a frame, or without storage to guard it', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const options of [{ embedded: true }, { storage: blocked }]) {
    const { reload, challenge } = setUp(options);
    challenge();
    expect(reload).not.toHaveBeenCalled();
  }
});
