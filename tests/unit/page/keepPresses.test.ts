import { patience } from '../../../src/page/captureIntents';
import { turn } from '../../support/startLoader';

/** What the page does with a press that reached it. */
const done: string[] = [];
document.body.onclick = (event) => {
  event.preventDefault();
  done.push((event.target as Element).id);
};
const at = (id: string) => document.getElementById(id)!;
const press = (id: string, init: MouseEventInit = {}) =>
  at(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const tell = (type: 'load' | 'error', src = '/inlay/loader.1234567.js') => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain', src });
  document.head.append(script);
  script.dispatchEvent(new Event(type));
};

beforeEach(async () => {
  jest.resetModules();
  document.body.innerHTML = `
    <button id="like" data-inlay-part="like">Like</button>
    <details><summary id="menu" data-inlay-part="menu">Menu</summary></details>
    <a id="card" class="js-userCard" data-userid="2" href="/profile/2">Ada</a>
    <form action="/discussion/comment/8"><button id="more" class="js-moreReplies">4 more replies</button></form>
    <a id="plain" href="/elsewhere">Elsewhere</a>
    <input id="words" data-inlay-part="words">`;
  done.length = 0;
  await import('../../../src/entries/keep');
});
// Each page has one of its own.
afterEach(() => tell('load'));

test('presses are kept, shown as busy, and done in their order once the loader has run', () => {
  for (const id of ['menu', 'like', 'card', 'more']) press(id);
  expect(done).toEqual([]);
  expect(at('like').ariaBusy).toBeTruthy();
  tell('load', '/theme.js');
  expect(done).toEqual([]);
  tell('load');
  expect(done).toEqual(['menu', 'like', 'card', 'more']);
  expect(at('like').ariaBusy).toBeNull();
  press('like');
  expect(done).toHaveLength(5);
});

test('a loader that fails leaves them to the page at once', () => {
  press('like');
  tell('error', '/inlay/loader.js');
  expect(done).toEqual(['like']);
});

test('and so does one that does not come in time', async () => {
  jest.useFakeTimers();
  press('like');
  jest.advanceTimersByTime(patience);
  jest.useRealTimers();
  expect(done).toEqual(['like']);
  tell('load');
  await turn();
  expect(done).toEqual(['like']);
});

test('fields, other links and presses with a key for a new tab are not kept', () => {
  for (const id of ['plain', 'words']) press(id);
  press('card', { ctrlKey: true });
  press('like', { shiftKey: true });
  expect(done).toEqual(['plain', 'words', 'card', 'like']);
});

test('a picture in a link that has come is no press of it', () => {
  at('card').append(document.createElement('img'));
  document.querySelector('img')!.dispatchEvent(new Event('load'));
  expect(at('card').ariaBusy).toBeNull();
});
