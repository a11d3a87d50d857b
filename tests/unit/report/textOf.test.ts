import { textOf } from '../../../src/report/textOf';

const refuses = () => {
  throw new Error('do not ask');
};

test.each<[string, unknown, string]>([
  ['an error', new TypeError('no view'), 'no view'],
  ['a string', 'only words', 'only words'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['what looks like an error', { message: 'almost' }, 'almost'],
  ['an object without a text', Object.create(null), 'no message'],
  [
    'an error that throws when it is asked',
    Object.defineProperty(new Error(), 'message', { get: refuses }),
    'no message',
  ],
  ['a message that is no text', { message: { toString: refuses } }, 'no message'],
  ['a symbol', Symbol('view'), 'Symbol(view)'],
])('%s', (_, error, text) => expect(textOf(error)).toBe(text));

test('the stack, where there is one', () => {
  const error = new Error('no view');
  expect(textOf(error, 'stack')).toBe(error.stack);
  expect(textOf('only words', 'stack')).toBe('only words');
});
