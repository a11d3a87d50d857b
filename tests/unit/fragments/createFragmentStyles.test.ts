import { createFragmentStyles } from '../../../src/fragments/createFragmentStyles';
import { gapStyleSheets } from '../../support/gapStyleSheets';

gapStyleSheets();

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const text = (sheet: CSSStyleSheet | null) => sheet && (sheet as unknown as { text: string }).text;

function start(answer: () => object = () => ({})) {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const arrivals: (() => void)[] = [];
  let held = false;
  const styles = createFragmentStyles({
    fetch: ((url: string) => {
      asked.push(url);
      const headers = new Map([['content-type', 'text/css']]);
      const response = {
        ok: true,
        status: 200,
        url,
        headers,
        text: async () => '.a{color:red}',
        ...answer(),
      };
      return held
        ? new Promise((resolve) => arrivals.push(() => resolve(response)))
        : Promise.resolve(response);
    }) as never,
    urls: () => ({ origin: 'https://forum.test' }),
    onFailed: (error) => failures.push(error),
  });
  const late: (string | null)[] = [];
  const use = (url: string | null = 'https://forum.test/x.css', own = '') =>
    styles({ url, integrity: '', text: own, onLate: (sheet) => late.push(text(sheet)) });
  return {
    ...{ use, asked, failures, late },
    hold: () => (held = true),
    arrive: () => arrivals.splice(0).forEach((each) => each()),
  };
}

test('two fragments fetch a stylesheet once, and it has what came with the page too', async () => {
  const { use, asked } = start();
  const [one, other] = [use(undefined, '.b{color:blue}'), use(undefined, '.b{color:blue}')];
  expect(text(await one.ready)).toBe('.a{color:red} .b{color:blue}');
  expect(await other.ready).toBe(await one.ready);
  expect(asked).toHaveLength(1);
});

test('rules that came with the page need no request', async () => {
  const { use, asked } = start();
  expect(text(await use(null, '.b{color:blue}').ready)).toBe('.b{color:blue}');
  expect(asked).toEqual([]);
});

test('one that nobody uses is kept for 100 ms, for views that come back at once', async () => {
  const { use, asked } = start();
  const first = use();
  await first.ready;
  first.release();
  first.release();
  await jest.advanceTimersByTimeAsync(99);
  const second = use();
  await jest.advanceTimersByTimeAsync(1000);
  second.release();
  await jest.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(1);
  await use().ready;
  expect(asked).toHaveLength(2);
});

test('a fragment waits for its styles for a second; then they come when they come, to whoever is still there', async () => {
  const { use, late, hold, arrive } = start();
  hold();
  const [staying, leaving] = [use(), use()];
  let waited: unknown = 'waiting';
  void staying.ready.then((sheet) => (waited = sheet));
  await jest.advanceTimersByTimeAsync(999);
  expect(waited).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(waited).toBeNull();
  leaving.release();
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(late).toEqual(['.a{color:red}']);
});

test.each([
  ['gone', { ok: false, status: 404 }],
  ['no stylesheet', { headers: new Map([['content-type', 'text/html']]) }],
  ['too long', { text: async () => 'i{}'.padEnd(600_000) }],
])('one that is %s is reported, and its fragment shows without it', async (_, answer) => {
  const { use, failures, late } = start(() => answer);
  expect(await use().ready).toBeNull();
  expect(failures).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(late).toEqual([]);
});
