import { act, render, screen } from '@testing-library/react';
import { plainError } from '../../../src/contract/apiError';
import type { PageMeta } from '../../../src/contract/pageConfig';
import { OwnError } from '../../../src/ui/OwnError';
import { PageError } from '../../../src/ui/PageError';
import { SignInAgain } from '../../../src/ui/SignInAgain';
import { NotAllowed } from '../../../widgets/create-comment/NotAllowed';
import { ReactionFailure } from '../../../widgets/reaction-bar/ReactionFailure';
import { GuestLinks } from '../../../widgets/title-bar/GuestLinks';
import { startPage, stopPages } from '../../support/startPage';
import { done, testClient } from '../../support/testClient';
import { plainMeta } from '../../support/testUi';

const inFolder = { context: { ...plainMeta.context, host: '/forum' } };
const section = { raw: { siteSection: { basePath: '/es' }, siteSectionSlugs: ['/es', '/fr'] } };
afterEach(() => {
  stopPages();
  window.history.replaceState(null, '', '/');
});

/** What each of the links tells that offer a guest to sign in, or what else it is named; null for those that are not there. */
async function entryLinks<Told>(
  meta: Partial<PageMeta>,
  tell: (link: HTMLAnchorElement) => Told,
  name = /sign in/i,
) {
  const { wrapper } = await startPage({ client: testClient(() => done([])).client, meta });
  const views = [
    <PageError failure={{ status: 403 }} isGuest />,
    <OwnError />,
    <SignInAgain />,
    <GuestLinks />,
    <NotAllowed closed={false} />,
    <ReactionFailure error={plainError('unauthorized', 401)} signedOut={false} isAlone={false} />,
  ];
  return views.map((view) => {
    const { unmount } = render(view, { wrapper });
    const link = screen.queryByRole<HTMLAnchorElement>('link', { name });
    const told = link && tell(link);
    unmount();
    return told;
  });
}
const hrefs = async (meta: Partial<PageMeta>) => [...new Set(await entryLinks(meta, ({ href }) => href))];

test.each([
  ['/entry/signin', {}, 'http://localhost/entry/signin'],
  ['/entry/signin', inFolder, 'http://localhost/forum/entry/signin'],
  ['/forum/entry/signin', inFolder, 'http://localhost/forum/entry/signin'],
  ['entry/signin', {}, 'http://localhost/entry/signin'],
  ['~/entry/signin', section, 'http://localhost/entry/signin'],
  ['entry/signin', { ...inFolder, ...section }, 'http://localhost/forum/es/entry/signin'],
  ['https://sso.test/start', section, 'https://sso.test/start'],
  [' https://sso.test/start?a=b ', inFolder, 'https://sso.test/start?a=b'],
])('%j, %j: every offer to sign in leads to %s, and back here', async (signInUrl, meta, address) => {
  window.history.replaceState(null, '', '/forum/a?page=2&token=secret#there');
  const links = await hrefs({ ...meta, signInUrl });
  expect(links).toHaveLength(1);
  const url = new URL(links[0]!);
  expect(url.searchParams.get('target')).toBe('/forum/a?page=2');
  url.searchParams.delete('target');
  expect(url.href).toBe(address);
});

test.each(['', ' ', 'javascript:alert(1)', 'mailto:a@forum.test', '//evil.test', '/\\evil.test', 'data:x'])(
  '%j is no place to sign in',
  async (signInUrl) => {
    expect(await hrefs({ signInUrl })).toEqual([null]);
  },
);

test('what a page sends along goes with each of them, and where it is by then', async () => {
  const add = (event: Event) =>
    Object.assign((event as CustomEvent<{ parameters: object }>).detail.parameters, { campaign: 'spring' });
  document.addEventListener('inlay:entry-link', add);
  const use = (link: HTMLAnchorElement) => {
    const before = new URL(link.href).search;
    window.history.replaceState(null, '', '/a?page=2');
    act(() => link.focus());
    const after = Object.fromEntries(new URL(link.href).searchParams);
    window.history.replaceState(null, '', '/');
    return [before, after];
  };
  const told = [...(await entryLinks({}, use)), ...(await entryLinks({}, use, /^register$/i))].filter(
    Boolean,
  );
  document.removeEventListener('inlay:entry-link', add);
  expect(told).toHaveLength(7);
  for (const each of told) expect(each).toEqual(['?target=%2F', { campaign: 'spring', target: '/a?page=2' }]);
});
