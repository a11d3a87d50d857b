import { Menu, MenuProvider } from '@ariakit/react/menu';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CardBadges } from '../../widgets/addons/badges/CardBadges';
import { CardQuestions } from '../../widgets/addons/qna/CardQuestions';
import { widget as compose } from '../../widgets/create-comment/widget';
import { addToThread } from '../../widgets/create-comment/addToThread';
import followFixture from '../../widgets/follow-dropdown/fixture.json';
import { widget as follow } from '../../widgets/follow-dropdown/widget';
import barFixture from '../../widgets/reaction-bar/fixture.json';
import { widget as reactions } from '../../widgets/reaction-bar/widget';
import { OutcomeNote } from '../../widgets/create-post/OutcomeNote';
import { Crumbs } from '../../widgets/layout/Crumbs';
import { PlaceLinks } from '../../widgets/search-page/PlaceLinks';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { inSection } from '../support/testUi';
import { AccountSettings } from '../../widgets/account-settings/AccountSettings';
import { readProps as readAccountSettings } from '../../widgets/account-settings/props';
import { DraftsToast } from '../../widgets/drafts-toast/DraftsToast';
import { readProps as readDraftsToast } from '../../widgets/drafts-toast/props';

const settings = { props: readAccountSettings, view: AccountSettings };
const drafts = { props: readDraftsToast, view: DraftsToast };

const forum = 'http://localhost/forum';
const there = `${forum}/es`;
const draft = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 3 };
afterEach(stopPages);

/** A page of the section, read by a member. */
const openPage = (answer: unknown = { AnonymizeData: '1' }) =>
  startPage({
    client: testClient(() => done(answer)).client,
    user: { userID: 3, name: 'Ada' },
    permissions: ['session.valid', 'comments.add', 'reactions.positive.add', 'conversations.add'],
    meta: inSection,
  });

/** Where the page's own forms and links lead to, other than places in it. */
const ways = () =>
  [...document.querySelectorAll('form[action], a[href]:not([href^="#"])')].map((element) =>
    element instanceof HTMLFormElement ? element.action : (element as HTMLAnchorElement).href,
  );

test.each<[string, object, object, string]>([
  ['reactions', reactions, barFixture.cases[0]!.props, `${there}/comment/5/reactions`],
  ['a comment', compose, { discussionID: 3 }, `${there}/discussion/3/comment`],
  [
    'a changed comment',
    compose,
    { discussionID: 3, action: 'edit', commentID: 7 },
    `${there}/post/editcomment/7`,
  ],
  ['settings', settings, { userID: 3 }, `${there}/profile/accountprivacy`],
  ['a draft', drafts, { drafts: [draft] }, `${there}/discussion/3?hasDraft=true#create-comment`],
  [
    'the way to a draft',
    drafts,
    { path: '/forum/es/d/3', drafts: [draft] },
    `${there}/d/3?hasDraft=true#create-comment`,
  ],
  ['a draft without a form', drafts, { discussionID: 3, drafts: [draft] }, `${there}/drafts`],
])('%s: the section has it', async (_, widget, props, way) => {
  const page = await openPage();
  page.show(widget as typeof reactions, props);
  await waitFor(() => expect(ways()).toEqual([way]));
});

test('the comment’s page, its author’s and what is followed are the section’s', async () => {
  const page = await openPage();
  const user = userEvent.setup();
  page.ui.leaveFor = jest.fn(() => true);
  const { unmount } = page.show(compose, { discussionID: 3, action: 'edit', commentID: 7 });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(page.ui.leaveFor).toHaveBeenLastCalledWith(`${there}/discussion/comment/7#Comment_7`);
  unmount();
  const insertUser = { userID: 5, name: 'Eve', photoUrl: null };
  const html = '<a data-inlay-slot="author">Eve</a>';
  document.body.innerHTML += `<ol id="inlay-thread"></ol><template id="inlay-comment">${html}</template>`;
  await addToThread(
    { commentID: 8, insertUser, body: '' } as never,
    { isLast: true } as never,
    page.ui,
    () => false,
  );
  expect(ways()).toEqual([`${there}/profile/5/Eve`]);
  document.body.replaceChildren();
  page.show(follow, followFixture.cases[0]!.props);
  await user.click(screen.getByRole('button', { name: /Follow/ }));
  const all = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View all followed categories' });
  expect(all.href).toBe(`${there}/profile/followed-content`);
});

test.each<[string, ReactNode, string]>([
  [
    'breadcrumbs',
    <Crumbs key="" crumbs={[{ name: 'Tools', url: `${forum}/category/tools` }]} />,
    'category/tools',
  ],
  [
    'a post that has been published',
    <OutcomeNote key="" words="Done." url={`${forum}/discussion/9/x`} />,
    'discussion/9/x',
  ],
  [
    'places that a search finds',
    <PlaceLinks
      key=""
      query=""
      places={[{ name: 'Tools', type: 'category', url: `${forum}/category/tools` }]}
    />,
    'category/tools',
  ],
])('pages as the API names them, in %s: the section has them', async (_, view, way) => {
  const { wrapper } = await openPage();
  render(view, { wrapper });
  expect(ways()).toEqual([`${there}/${way}`]);
});

test('what add-ons of our own lead to is the section’s', async () => {
  const { wrapper } = await openPage([{ badgeID: 1, name: 'No 1', body: '' }]);
  await act(async () => {
    render(
      <>
        <CardBadges userID={3} />
        <MenuProvider open>
          <Menu portal={false}>
            <CardQuestions userID={3} />
          </Menu>
        </MenuProvider>
      </>,
      { wrapper },
    );
  });
  await waitFor(() =>
    expect(ways()).toEqual([`${there}/badges/3`, `${there}/search?domain=questions&author=3`]),
  );
});
