import { plainError, type ApiError, type ApiErrorCode } from '../../../src/contract/apiError';
import { createOnce } from '../../../src/resources/createOnce';

type Result = { id: number } | { error: ApiError };
const errorOf = (result: Result) => ('error' in result ? result.error : undefined);
const failed = (code: ApiErrorCode, status = 0): Result => ({ error: plainError(code, status) });

/** Sends the same twice: what the first came to, and what the server has. */
async function twice(first: Result, found: Result | null, second = 'words') {
  const once = createOnce<Result>();
  const answers = [first, { id: 2 }];
  const send = jest.fn(() => Promise.resolve(answers.shift()!));
  const find = jest.fn(() => Promise.resolve(found));
  await once('words', { find, send, errorOf });
  const result = await once(second, { find, send, errorOf });
  return { result, sent: send.mock.calls.length, asked: find.mock.calls.length };
}

it.each([
  ['timeout', 0],
  ['network', 0],
  ['notJson', 200],
  ['edge', 504],
  ['server', 503],
] as const)(
  'what has come to %s (%i) is looked for, and not sent again where it is',
  async (code, status) => {
    expect(await twice(failed(code, status), { id: 1 })).toEqual({ result: { id: 1 }, sent: 1, asked: 1 });
    expect(await twice(failed(code, status), null)).toEqual({ result: { id: 2 }, sent: 2, asked: 1 });
  },
);

it.each([
  ['forbidden', 403],
  ['server', 500],
  ['offline', 0],
] as const)('what has come to %s (%i) is sent again, and not looked for', async (code, status) => {
  expect(await twice(failed(code, status), { id: 1 })).toEqual({ result: { id: 2 }, sent: 2, asked: 0 });
});

it('other words, and words that have arrived, are a post of their own', async () => {
  expect(await twice(failed('network'), { id: 1 }, 'other words')).toMatchObject({ sent: 2, asked: 0 });
  expect(await twice({ id: 1 }, { id: 1 })).toEqual({ result: { id: 2 }, sent: 2, asked: 0 });
});

it('what cannot be looked for is not sent again, and is looked for the next time', async () => {
  const once = createOnce<Result>();
  const send = jest.fn(() => Promise.resolve(failed('network')));
  const find = jest.fn(() => Promise.reject<Result>(new Error('No code.')));
  await once('words', { find, send, errorOf });
  expect(await once('words', { find, send, errorOf })).toEqual(failed('network'));
  await once('words', { find, send, errorOf });
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 2]);
});
