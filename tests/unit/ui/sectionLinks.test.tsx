import { render, renderHook, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createDeployedComponents } from '../../../src/fragments/compat/createDeployedComponents';
import { createSearchParts } from '../../../src/fragments/compat/createSearchParts';
import { PageError } from '../../../src/ui/PageError';
import { createToasts } from '../../../src/ui/toasts/createToasts';
import { remindOfEmail } from '../../../src/ui/toasts/remindOfEmail';
import { useSearch } from '../../../src/ui/useSearch';
import { useSignOut } from '../../../src/ui/useSignOut';
import { ListedLink } from '../../../src/ui/home/LinkList';
import { useUserLinks } from '../../../src/ui/useUserLinks';
import { inSection, testUi } from '../../support/testUi';

const there = 'http://localhost/forum/es';
const ada = { userID: 5, name: 'Ada', photoUrl: null };
const hrefs = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi(inSection)));
afterEach(() => {
  page.ui.dispose();
  window.history.replaceState(null, '', '/');
  window.sessionStorage.clear();
});

test('a section’s pages lead to its own pages about a user, and to its home', () => {
  const { current } = renderHook(useUserLinks, { wrapper: page.wrapper }).result;
  expect(Object.values(current).map((link) => link(ada))).toEqual([
    `${there}/profile/5/Ada`,
    `${there}/profile/discussions/Ada`,
    `${there}/profile/comments/Ada`,
    `${there}/messages/add/Ada`,
  ]);
  render(<PageError failure={{ status: 404 }} />, { wrapper: page.wrapper });
  expect(hrefs()).toEqual([`${there}/`]);
});

test('whoever signs out on a page of signing in comes back to the section’s home', () => {
  window.history.replaceState(null, '', '/forum/es/entry/emailconfirmrequest');
  const { current } = renderHook(useSignOut, { wrapper: page.wrapper }).result;
  expect(current).toMatchObject({ url: `${there}/entry/signout`, fields: { target: '/forum/es/' } });
});

test('words are looked up in the section; where else, an add-on says', () => {
  const leaveFor = jest.spyOn(page.ui, 'leaveFor').mockReturnValue(true);
  const search = renderHook(useSearch, { wrapper: page.wrapper }).result.current;
  expect(search.action).toBe(`${there}/search`);
  search.submit('oak', { domain: 'questions' });
  search.lookUp('/mine?q=%s', 'oak & ash');
  search.lookUp('/kb/search?q=%s', 'oak');
  search.lookUp('/fr/search?q=%s', 'oak');
  search.lookUp('/forum/mine?q=%s', 'oak');
  expect(leaveFor.mock.calls.map(([url]) => url)).toEqual([
    `${there}/search?query=oak&domain=questions`,
    `${there}/mine?q=oak%20%26%20ash`,
    'http://localhost/forum/kb/search?q=oak',
    'http://localhost/forum/fr/search?q=oak',
    'http://localhost/forum/mine?q=oak',
  ]);
  const sources = ['/mine?q=%s', '/mine', '/\\evil.test/%s', '//evil.test/%s', 'mine?q=%s', 'javascript:%s'];
  expect(sources.filter(search.isSource)).toEqual(['/mine?q=%s']);
});

test('an e-mail address is confirmed in the section, whose page for that has no reminder', () => {
  const remind = () => {
    remindOfEmail(page.ui);
    page.ui.shared(createToasts);
    return screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  };
  window.history.replaceState(null, '', '/forum/es/entry/emailconfirmrequest');
  expect(remind()).toEqual([]);
  window.history.replaceState(null, '', '/forum/es/discussions');
  expect(remind()).toEqual([`${there}/entry/emailconfirmrequest`]);
});

test('what deployed fragments are put together from leads to the section’s pages', () => {
  const Link = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;
  const { ui } = page;
  const kit = {
    ...{ Link, LinkButton: Link, Button: () => null, Icon: () => null, Avatar: () => null },
    useCurrentUser: () => ({ ...ada, isSignedIn: true }),
  };
  const components = createDeployedComponents(ui, kit as never);
  const search = createSearchParts({ ui, components } as never);
  render(
    <>
      <components.ProfileLink userFragment={ada as never} />
      <search.SearchBox />
    </>,
    { wrapper: page.wrapper },
  );
  expect(hrefs()).toEqual([`${there}/profile/5/Ada`]);
  expect(screen.getByRole<HTMLFormElement>('search').action).toBe(`${there}/search`);
  expect(search.makeSearchPageUrl({ query: 'oak' })).toBe(`${there}/search?query=oak`);
});

test('a configured link out of the site opens a tab of its own and says so; others do not', () => {
  const links = ['https://elsewhere.test/a', 'http://localhost/forum/a', '/a', 'mailto:a@b.example'];
  render(
    <ul>
      {links.map((to) => (
        <ListedLink key={to} to={to}>
          Link
        </ListedLink>
      ))}
    </ul>,
    { wrapper: page.wrapper },
  );
  const shown = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(shown.map(({ target, rel, textContent }) => [target, rel, textContent])).toEqual([
    ['_blank', 'noopener noreferrer', 'Link (opens in a new tab)'],
    ...Array(3).fill(['', '', 'Link']),
  ]);
  expect(hrefs()[1]).toBe(`${there}/a`);
});
