import { addExtension } from '../../src/addons/addExtension';
import { addToThread } from '../../widgets/create-comment/addToThread';
import { plainMeta, testUi } from '../support/testUi';

const comment = {
  commentID: 12,
  discussionID: 3,
  parentCommentID: null,
  body: '<p>Hello</p>',
  url: 'http://localhost/discussion/comment/12',
  dateInserted: '2026-11-01T10:00:00Z',
  dateUpdated: null,
  insertUser: { userID: 5, name: 'Ada', photoUrl: null },
  reactions: [],
};

/** Puts the comment into a thread; answers its author's picture. */
async function photoOf(fallbackAvatar: string, photoUrl: string | null) {
  document.body.innerHTML = `<ol id="inlay-thread"></ol><template id="inlay-comment"><li>
    <img data-inlay-slot="photo" src="/own.svg" alt=""></li></template>`;
  const { ui } = testUi({ ui: { ...plainMeta.ui, fallbackAvatar } });
  const place = { discussionID: 3, categoryID: 1, closed: false, isLast: true } as never;
  await addToThread({ ...comment, insertUser: { ...comment.insertUser, photoUrl } }, place, ui, () => false);
  return document.querySelector('#inlay-thread img')!.getAttribute('src');
}

test('the menu of a new comment wakes where an add-on has put a button beside it, and sleeps where none has', async () => {
  const menuOf = async (withButton: boolean) => {
    document.body.innerHTML = `<ol id="inlay-thread"></ol><template id="inlay-comment"><li><div data-inlay-slot="menu">
      <div data-react="PostMenu" data-inlay-when="interaction"></div></div></li></template>`;
    const { ui } = testUi();
    if (withButton) addExtension(ui.extensions, 'comment.buttons', 'pin', { view: () => null }, 'pins');
    await addToThread(comment, { isLast: true } as never, ui, () => false);
    return document.querySelector('#inlay-thread [data-react]')!;
  };
  expect((await menuOf(true)).getAttribute('data-inlay-when')).toBe('visible');
  const asleep = await menuOf(false);
  expect(asleep.getAttribute('data-inlay-when')).toBe('interaction');
  expect(JSON.parse(asleep.getAttribute('data-props')!)).toMatchObject({ recordID: 12, userID: 5 });
});

test('links of a new comment’s menu name their comment before it wakes', async () => {
  document.body.innerHTML = `<ol id="inlay-thread"></ol><template id="inlay-comment"><li><div data-inlay-slot="menu"
    data-react="PostMenu"><a data-inlay-part="share" aria-label="Share: Comment by "></a><a data-inlay-part="report"></a><a data-inlay-part="menu"></a></div></li></template>`;
  await addToThread(comment, { isLast: true } as never, testUi().ui, () => false);
  const names = [...document.querySelectorAll('#inlay-thread a')].map((link) => link.ariaLabel);
  expect(names).toEqual(['Share: Comment by Ada', 'Report: Comment by Ada', 'Options: Comment by Ada']);
});

test.each([
  ['its own', '/nobody.svg', '/ada.png', 'http://localhost/ada.png'],
  ['the fallback', '/nobody.svg', null, 'http://localhost/nobody.svg'],
  ['the fallback in place of no address', '/nobody.svg', 'javascript:0', 'http://localhost/nobody.svg'],
  ['what the host printed where the fallback is none either', 'data:image/svg+xml,<svg/>', null, '/own.svg'],
])("a new comment's picture is %s", async (_, fallback, photo, shown) => {
  expect(await photoOf(fallback, photo)).toBe(shown);
});

test('a new comment has its author’s signature, cleaned, or no place for one', async () => {
  const textOf = async (signature?: string) => {
    document.body.innerHTML = `<ol id="inlay-thread"></ol><template id="inlay-comment"><li>
      <div data-inlay-slot="signature"><div class="userContent"></div></div></li></template>`;
    const insertUser = { ...comment.insertUser, ...(signature !== undefined && { signature }) };
    await addToThread({ ...comment, insertUser }, { isLast: true } as never, testUi().ui, () => false);
    return document.querySelector('#inlay-thread [data-inlay-slot="signature"]')?.innerHTML;
  };
  expect(await textOf('<p onclick="x()">Measure twice.</p><script>x()</script>')).toBe(
    '<div class="userContent"><p>Measure twice.</p></div>',
  );
  expect(await textOf()).toBeUndefined();
});
