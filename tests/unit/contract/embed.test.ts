import fc from 'fast-check';
import { readFrameMessage, readGreeting, readHostMessage } from '../../../src/contract/embed';

const nonce = '0123456789abcdef';

/** Anything, and often something that is nearly a message. */
const foreign = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('page', 'height', 'scroll', 'link', 'go', 'view', 'token', '__proto__'),
        fc.string(),
      ),
      path: fc.anything(),
      title: fc.string(),
      url: fc.anything(),
      height: fc.oneof(fc.double(), fc.anything()),
      top: fc.double(),
      replace: fc.anything(),
      extra: fc.anything(),
    },
    { requiredKeys: ['type'] },
  ),
);

test.each([
  ['from the frame', readFrameMessage],
  ['from the host', readHostMessage],
])(
  'whatever comes %s is refused, or has plain fields, numbers that a page can have and nothing more',
  (_, read) => {
    fc.assert(
      fc.property(foreign, (data) => {
        const message = read(data) as Record<string, unknown> | null;
        if (message === null) return;
        expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
        expect(message).not.toHaveProperty('extra');
        for (const value of Object.values(message)) {
          expect(['string', 'number', 'boolean']).toContain(typeof value);
          if (typeof value === 'number') expect(value >= 0 && value <= 1e6).toBe(true);
          if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(8192);
        }
      }),
    );
  },
);

test.each([[[7]], ['5e3'], ['100vh;position:fixed'], [{}], [NaN], [Infinity], [null], [undefined], [true]])(
  '%j is no height',
  (height) => {
    expect(readFrameMessage({ type: 'height', height })).toBeNull();
  },
);
test.each([
  [1e9, 1e6],
  [-5, 0],
  [-0, 0],
])('a height of %d counts as %d', (height, clamped) => {
  expect(readFrameMessage({ type: 'height', height })).toEqual({ type: 'height', height: clamped });
});

test('a greeting has a version and a nonce of its own, and is one of those that are asked for', () => {
  expect(readGreeting({ inlay: 'hello', version: 1, nonce }, ['hello'])).toEqual({
    inlay: 'hello',
    version: 1,
    nonce,
  });
  for (const wrong of [
    null,
    'hello',
    { inlay: 'welcome', version: 1, nonce },
    { inlay: 'hello', version: '1', nonce },
    { inlay: 'hello', version: 1, nonce: 'short' },
    { inlay: 'hello', version: 1, nonce: `${nonce}<b>` },
    { inlay: 'hello', version: 1, nonce: [nonce] },
    { inlay: ['hello'], version: 1, nonce },
  ])
    expect(readGreeting(wrong, ['hello'])).toBeNull();
  fc.assert(fc.property(fc.anything(), (data) => void readGreeting(data, ['hello'])));
});
