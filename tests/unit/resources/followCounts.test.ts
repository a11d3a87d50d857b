import { followCounts } from '../../../src/resources/counts/followCounts';

const me = { userID: 5, countUnreadNotifications: 3, countUnreadConversations: 0 };
const news = (counts: object, isRead = true, userID: unknown = 5) =>
  JSON.stringify({ userID, counts, isRead });

function open(reader: unknown = me, host = '') {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const window = Object.assign(new EventTarget(), { document: page });
  const wake = jest.fn();
  const hear = followCounts(window as unknown as Window, { host, me: reader, wake });
  return {
    wake,
    hear: (newValue: string | null, key = `inlay.counts${host}|news`) =>
      hear(Object.assign(new Event('storage'), { key, newValue }) as StorageEvent),
    look(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    comeBack: (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    /** As a bar does that has woken. */
    ask() {
      const detail = jest.fn();
      page.dispatchEvent(new CustomEvent('inlay:counts', { detail }));
      return detail.mock.calls.flat() as unknown[];
    },
  };
}

test.each([
  ['others', news({ UnreadNotifications: 4 }), 1],
  ['others of messages', news({ UnreadNotifications: 3, Conversations: 1 }), 1],
  ['none, which no answer names', news({ Bookmarks: 2 }), 1],
  ['those that it shows', news({ UnreadNotifications: 3, Bookmarks: 2 }), 0],
  ['a change of what it shows', news({ UnreadNotifications: 0 }, false), 1],
  ['a change of something else', news({ Bookmarks: 2 }, false), 0],
  ['somebody else’s', news({ UnreadNotifications: 4 }, true, 6), 0],
  ['nothing', null, 0],
  ['no JSON', '{', 0],
  ['no counts', JSON.stringify({ userID: 5, counts: [4], isRead: true }), 0],
])('a bar that hears of %s', (_, value, times) => {
  const { hear, wake } = open();
  hear(value);
  expect(wake).toHaveBeenCalledTimes(times);
});

test('of another forum, and of anything else in the storage, it hears nothing', () => {
  const { hear, wake, ask } = open(me, '/forum');
  hear(news({ UnreadNotifications: 4 }), 'inlay.counts|news');
  hear(news({ UnreadNotifications: 4 }), 'inlay.counts/forum');
  expect([wake.mock.calls, ask()]).toEqual([[], []]);
});

test.each([[{ userID: 0 }], [{ userID: '5' }], [{}], [null], ['']])(
  'a page that was made for %j follows nobody',
  (reader) => {
    const { hear, wake } = open(reader);
    for (const userID of [5, 0, undefined]) hear(news({ UnreadNotifications: 4 }, true, userID));
    expect(wake).not.toHaveBeenCalled();
  },
);

test('nothing happens while nobody sees the page; then the last word counts', () => {
  const { hear, wake, look } = open();
  look(true);
  hear(news({ UnreadNotifications: 4 }));
  expect(wake).not.toHaveBeenCalled();
  hear(news({ UnreadNotifications: 3 }, false));
  look(false);
  expect(wake).not.toHaveBeenCalled();
  look(true);
  hear(news({ UnreadNotifications: 2 }, false));
  look(false);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a bar that has woken is told once what was heard before, and hears for itself from then on', () => {
  const { hear, wake, ask } = open();
  hear(news({ UnreadNotifications: 4, Bookmarks: 1 }));
  hear(news({ Bookmarks: 2 }, false));
  expect(ask()).toEqual([{ userID: 5, counts: { UnreadNotifications: 4, Bookmarks: 2 }, isRead: true }]);
  wake.mockClear();
  hear(news({ UnreadNotifications: 5 }));
  expect([wake.mock.calls, ask()]).toEqual([[], []]);
});

test('after a return from the cache of pages, where the server is asked, what was heard before is old', () => {
  const { hear, comeBack, ask } = open();
  hear(news({ UnreadNotifications: 4 }));
  comeBack(false);
  comeBack(true);
  expect(ask()).toEqual([]);
});
