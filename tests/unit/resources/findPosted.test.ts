import { findPosted } from '../../../src/resources/findPosted';
import { findPublished } from '../../../src/resources/findPublished';
import type { AppThunk } from '../../../src/store/storeTypes';
import { createStore } from '../../../src/store/createStore';
import { done, refused, testClient } from '../../support/testClient';

const now = Date.parse('2030-01-01T09:00:00Z');
const newest = {
  ...{ commentID: 4, discussionID: 5, insertUserID: 3, dateInserted: '2030-01-01T09:00:01Z' },
  ...{ body: '<p>Hello</p>', url: 'http://localhost/discussion/comment/4', name: 'Hello' },
};
const words = { body: 'Hello', format: 'text', userID: 3, since: now };

const lookFor = (find: AppThunk<Promise<object | null>>, answer: (path: string) => ReturnType<typeof done>) =>
  createStore({
    client: testClient(({ path }) => answer(path)).client,
    config: { preload: [], meta: { context: { debug: false } } },
  }).dispatch(find);

// The source of a closed discussion is refused to its author, and a retry must not wait for it for ever.
it.each([
  ['the same name', 'Hello', { recordID: 5 }],
  ['another name', 'Another', null],
])('a discussion that is closed already, of %s', async (_, name, expected) => {
  const found = await lookFor(findPublished({ ...words, name: ' Hello ' }), (path) =>
    /edit$/.test(path) ? refused(403) : done([{ ...newest, name }]),
  );
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});

describe.each([
  ['a comment', (): AppThunk<Promise<object | null>> => findPosted({ ...words, discussionID: 5 })],
  ['a discussion', () => findPublished({ ...words, name: 'Hello' })],
])('%s whose answer was lost', (_, find) => {
  const look = (answer: (path: string) => ReturnType<typeof done>, ahead: number | null = null) => {
    const { client } = testClient(({ path }) => answer(path));
    client.serverAhead = () => ahead;
    return createStore({ client, config: { preload: [], meta: { context: { debug: false } } } }).dispatch(
      find(),
    );
  };
  it('is nobody’s guess while the list cannot be had', async () => {
    await expect(look(() => refused(503))).rejects.toThrow();
  });
  it('nor where its source is refused', async () => {
    await expect(look((path) => (/edit$/.test(path) ? refused(500) : done([newest])))).rejects.toThrow();
  });
  it.each([-10, 10])('is found by the server’s time where that is %d minutes ahead', async (minutes) => {
    const ahead = minutes * 60_000;
    const posted = (by: number) => new Date(now + by).toISOString();
    const rows = (dateInserted: string) => (path: string) =>
      /edit$/.test(path)
        ? done({ ...words, commentID: 4, discussionID: 5, name: 'Hello' })
        : done([{ ...newest, dateInserted }]);
    expect(await look(rows(posted(ahead + 1000)), ahead)).not.toBeNull();
    expect(await look(rows(posted(ahead - 300_000)), ahead)).toBeNull();
  });
  it('is not there when the list says so', async () => {
    expect(await look(() => done([]))).toBeNull();
  });
});
