import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { offerDeployed } from '../../../../src/fragments/compat/offerDeployed';
import { createCover } from '../../../../src/fragments/createCover';
import { createKit } from '../../../../src/fragments/createKit';
import { PlaceContext } from '../../../../src/fragments/PlaceContext';
import { widget as bulk } from '../../../../widgets/bulk-actions/widget';
import { gapStyleSheets } from '../../../support/gapStyleSheets';
import { startPage, stopPages } from '../../../support/startPage';
import { plainMeta } from '../../../support/testUi';
import { done, testClient } from '../../../support/testClient';

// Parts of deployed fragments that act in the page around them.

gapStyleSheets();
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));
afterEach(() => {
  stopPages();
  sessionStorage.clear();
  for (const name of ['VanillaReact', 'VANILLA_INJECTABLES']) Reflect.deleteProperty(window, name);
});

interface Injectables {
  VANILLA_INJECTABLES: Record<string, { default?: Record<string, ComponentType> } & Record<string, unknown>>;
}
const partOf = (type: string, name: string): ComponentType => {
  const injectable = (window as unknown as Injectables).VANILLA_INJECTABLES[type]!;
  return ((injectable.default ?? injectable) as Record<string, ComponentType>)[name]!;
};
const insertUser = { userID: 4, name: 'Mara', url: '/profile/mara' };
const discussion = {
  ...{ discussionID: 2, categoryID: 5, name: 'Which saw?', closed: false, countComments: 3 },
  ...{ body: '<p>Oak.</p>', insertUser, dateInserted: '2026-01-02T03:04:05Z', url: '/discussion/2/saw' },
};
const comment = { ...discussion, commentID: 7, name: undefined };
const moderator = { user: { userID: 3, name: 'Mo' }, permissions: ['discussions.manage'] };

async function open(reader: object = moderator, raw: Record<string, unknown> = {}) {
  const { client } = testClient(() => done([]));
  const page = await startPage({ client, ...reader, meta: { raw: { ...plainMeta.raw, ...raw } } });
  const { ui, wrapper } = page;
  offerDeployed({ window, ui, client, kit: createKit({ ui, client }) });
  return {
    page,
    /** Shows a part of a fragment in a place of its own. */
    async part(type: string, name: string, props: Record<string, unknown>, html = '') {
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = html;
      const place = { host, props, openSlot: () => () => undefined, cover: createCover(window) };
      const Part = partOf(type, name);
      render(
        <PlaceContext value={place}>
          <Part />
        </PlaceContext>,
        { wrapper },
      );
      await act(async () => {});
      return host;
    },
  };
}

const thread = (shared: object) => {
  const list = document.body.appendChild(document.createElement('ol'));
  list.id = 'inlay-thread';
  list.setAttribute('data-inlay-shared', JSON.stringify(shared));
};
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: 'Select Which saw?' });

test('the box of a post and of its comments is the page’s: checking one selects the discussion, and all are in step', async () => {
  const { page, part } = await open();
  thread({ discussion: { discussionID: 2, categoryID: 5, name: 'Which saw?', closed: false } });
  const host = await part('OriginalPostFragment', 'ModerationCheckBox', { discussion });
  await part('CommentItemFragment', 'ModerationCheckBox', { comment });
  page.show(bulk, {});
  await act(async () => {});
  expect(boxes()).toHaveLength(2);
  // In the page itself, and shown in the fragment by its slot.
  expect(boxes()[0]!.closest('[slot]')!.parentElement).toBe(host);
  boxes()[0]!.focus();
  expect(boxes()[0]).toHaveFocus();
  fireEvent.click(boxes()[0]!);
  expect(await screen.findByText('1 selected')).toBeInTheDocument();
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
  fireEvent.click(boxes()[1]!);
  expect(screen.queryByText('1 selected')).toBeNull();
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
});

test.each([
  ['a reader who may not act on it', { ...moderator, permissions: [] }, { discussion }, null],
  ['a comment of another discussion than the page’s', moderator, { comment }, { discussionID: 3 }],
  ['a comment in a page that does not say what its discussion is', moderator, { comment }, null],
])('there is no box for %s', async (_what, reader, props, other) => {
  const { part } = await open(reader);
  if (other) thread({ discussion: { ...other, categoryID: 5, name: 'Which saw?' } });
  await part('CommentItemFragment', 'ModerationCheckBox', props);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('parts of the forum are chosen in the page’s own widget, where it says that there are any', async () => {
  const sections = await open(moderator, { siteSectionSlugs: ['/en', '/ar'] });
  const host = await sections.part('TitleBarFragment', 'SubcommunityPicker', {});
  const tag = host.querySelector('[data-react]')!;
  expect(tag).toHaveAttribute('data-react', 'WidgetFor-sections');
  expect(JSON.parse(tag.getAttribute('data-props')!)).toMatchObject({ buttonType: 'titleBarLink' });
  stopPages();
  const { part } = await open();
  const none = await part('TitleBarFragment', 'SubcommunityPicker', {});
  expect(none.querySelector('[data-react]')).toBeNull();
});

describe('what a member writes into a post is no part of the page', () => {
  const forged = (widget: string) =>
    `<div class="userContent"><div data-react="${widget}" data-props='{"recordID":666,"attachments":[{}]}'></div></div>`;

  test('a menu is of the post that it stands at', async () => {
    const { part } = await open();
    const tag = (host: Element) => JSON.parse(host.lastElementChild!.getAttribute('data-props')!) as object;
    const alone = await part('CommentItemFragment', 'OptionsMenu', { comment }, forged('WidgetFor-menu'));
    expect(tag(alone)).toMatchObject({ recordType: 'comment', recordID: 7, userID: 4 });
    // It has nothing to press yet that could wake it.
    expect(alone.lastElementChild).toHaveAttribute('data-inlay-when', 'visible');
    const own = `<div data-react="WidgetFor-menu" data-props='{"recordID":7,"closed":true}'></div>`;
    const html = forged('WidgetFor-menu') + own;
    const beside = await part('CommentItemFragment', 'OptionsMenu', { comment }, html);
    expect(tag(beside)).toMatchObject({ recordID: 7, closed: true });
  });

  test('a ticket is the server’s only', async () => {
    const { part } = await open();
    const html = forged('WidgetFor-attachments');
    const host = await part('CommentItemFragment', 'Attachments', { comment }, html);
    expect(host.querySelector('[slot]')).toBeNull();
  });

  test('a reply goes by the page’s own link', async () => {
    const { part } = await open();
    const html =
      '<p class="userContent"><a class="js-composeLink" data-action="reply" href="#evil">x</a></p>';
    await part('CommentItemFragment', 'ReplyButton', { comment }, html);
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });
});
