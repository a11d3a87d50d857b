import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { start } from '../../src/entries/early';
import { openDB } from 'idb';
import { editingSession, type DraftRow } from '../../src/resources/drafts/draft';

const config = (userID: unknown) =>
  `<script id="inlay-page" type="application/json">${JSON.stringify({
    meta: { context: { host: '/forum/' } },
    preload: [{ method: 'GET', path: 'users/me', query: {}, data: { userID } }],
  })}</script>`;
const form = (name: string, props: object, fields: string) =>
  `<div data-react="${name}" data-props='${JSON.stringify(props)}'><form>${fields}</form></div>`;
const area = '<textarea data-inlay-part="body"></textarea>';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  jest.spyOn(performance, 'now').mockReturnValue(100);
});
afterEach(() => {
  // Whoever looks elsewhere ends it.
  window.dispatchEvent(new Event('blur'));
  jest.restoreAllMocks();
});

/** Writes into a field of the server's, as a reader does, and answers what this machine has of it. */
async function write(html: string, selector = 'textarea', words = 'Some words') {
  document.body.innerHTML = html;
  start();
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value += words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
  const database = await openDB('inlay.drafts');
  const rows = database.objectStoreNames.contains('drafts') ? await database.getAll('drafts') : [];
  database.close();
  return rows as DraftRow[];
}

test('a comment, under its discussion and whoever the page was made for', async () => {
  const [row] = await write(config(5) + form('CreateComment', { discussionID: '7', format: 'text' }, area));
  expect(row).toMatchObject({
    owner: '/forum|5',
    target: { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 7 },
    ...{ body: 'Some words', format: 'text' },
    meta: { commentPath: window.location.pathname },
  });
  expect(row).toMatchObject({ key: 'comment/-/discussion/7/-', session: editingSession(window).id });
});

test('a change of a comment, as the HTML that the server shows', async () => {
  const props = { action: 'edit', commentID: 9, discussionID: 7, format: 'rich2' };
  const [row] = await write(config(5) + form('createcomment', props, area));
  expect(row).toMatchObject({ target: { recordType: 'comment', recordID: 9 }, format: 'html' });
});

test('a post, with those of its short fields that somebody has written in', async () => {
  const fields = `<input data-inlay-part="name" value=""><input data-inlay-part="tags" value="old">${area}`;
  const props = { parentID: 3, postType: 'question', values: { format: 'text' } };
  const [row] = await write(config(5) + form('CreatePost', props, fields), 'input', 'A title');
  expect(row).toMatchObject({
    target: { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 3 },
    ...{ body: '', format: 'text', meta: { name: 'A title', postTypeID: 'question' } },
  });
  expect(row!.meta).not.toHaveProperty('newTagNames');
});

const comment = { discussionID: 7, format: 'text' };
for (const [what, html] of [
  ['of a page that does not say whom it was made for', form('CreateComment', comment, area)],
  ['of one that says it wrongly', config('5') + form('CreateComment', comment, area)],
  [
    'in a member’s post',
    `${config(5)}<div class="userContent">${form('CreateComment', comment, area)}</div>`,
  ],
  ['of no discussion', config(5) + form('CreateComment', {}, area)],
  ['of a post without a place', config(5) + form('CreatePost', { parentID: '3' }, area)],
  ['of a widget that is no form', config(5) + form('constructor', comment, area)],
  [
    'with props that cannot be read',
    `${config(5)}<div data-react="CreateComment" data-props="{">${area}</div>`,
  ],
  ['outside of every form', config(5) + area],
])
  test(`nothing is kept ${what}`, async () => {
    expect(await write(html!)).toEqual([]);
  });

test('a field that has the name of its form’s method breaks nothing', async () => {
  const html = `${config(5)}<form><input name="closest"><textarea></textarea></form>`;
  document.body.innerHTML = html;
  start();
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(await write(html)).toEqual([]);
});
