import { addToThread } from '../../widgets/create-comment/addToThread';
import { plainMeta, testUi } from '../support/testUi';

const comment = {
  commentID: 12,
  discussionID: 3,
  parentCommentID: null,
  body: '<p>Hello</p>',
  url: 'http://localhost/discussion/comment/12',
  dateInserted: '2026-11-01T10:00:00Z',
  insertUser: { userID: 5, name: 'Ada', photoUrl: null },
  reactions: [],
};

/** Puts the comment into a thread; answers its author's picture. */
async function photoOf(fallbackAvatar: string, photoUrl: string | null) {
  document.body.innerHTML = `<ol id="inlay-thread"></ol><template id="inlay-comment"><li>
    <img data-inlay-slot="photo" src="/own.svg" alt=""></li></template>`;
  const { ui } = testUi({ ui: { ...plainMeta.ui, fallbackAvatar } });
  const place = { discussionID: 3, categoryID: 1, closed: false, isLast: true } as never;
  await addToThread({ ...comment, insertUser: { ...comment.insertUser, photoUrl } }, place, ui, false);
  return document.querySelector('#inlay-thread img')!.getAttribute('src');
}

test.each([
  ['its own', '/nobody.svg', '/ada.png', 'http://localhost/ada.png'],
  ['the fallback', '/nobody.svg', null, 'http://localhost/nobody.svg'],
  ['the fallback in place of no address', '/nobody.svg', 'javascript:0', 'http://localhost/nobody.svg'],
  ['what the host printed where the fallback is none either', 'data:image/svg+xml,<svg/>', null, '/own.svg'],
])("a new comment's picture is %s", async (_, fallback, photo, shown) => {
  expect(await photoOf(fallback, photo)).toBe(shown);
});
