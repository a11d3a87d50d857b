import { render, renderHook, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { PageMeta } from '../../../src/contract/pageConfig';
import { createTitleBarParts } from '../../../src/mount/fragments/deployed/createTitleBarParts';
import { OwnError } from '../../../src/ui/OwnError';
import { PageError } from '../../../src/ui/PageError';
import { SignInAgain } from '../../../src/ui/SignInAgain';
import { useEntryLinks } from '../../../src/ui/useEntryLinks';
import { plainMeta, testUi } from '../../support/testUi';

const inFolder = { context: { ...plainMeta.context, host: '/forum' } };
const section = { raw: { siteSection: { basePath: '/es' }, siteSectionSlugs: ['/es', '/fr'] } };
afterEach(() => window.history.replaceState(null, '', '/'));

/** Where each of the links leads that offer a guest to sign in; null for those that are not there. */
function signInLinks(meta: Partial<PageMeta>) {
  const { ui, wrapper } = testUi(meta);
  const Link = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;
  const { MeBoxDesktop } = createTitleBarParts({
    ui,
    kit: { Link, LinkButton: Link, useCurrentUser: () => ({ isSignedIn: false }) },
    components: {},
  } as unknown as Parameters<typeof createTitleBarParts>[0]);
  const views = {
    page: <PageError failure={{ status: 403 }} isGuest />,
    own: <OwnError />,
    again: <SignInAgain />,
    deployed: <MeBoxDesktop />,
  };
  const hrefs = Object.entries(views).map(([name, view]) => {
    const { unmount } = render(view, { wrapper });
    const href = screen.queryByRole<HTMLAnchorElement>('link', { name: /sign in/i })?.href ?? null;
    unmount();
    return [name, href];
  });
  const bar = renderHook(useEntryLinks, { wrapper }).result.current.signIn?.href ?? null;
  return [...new Set([...hrefs.map(([, href]) => href), bar])];
}

test.each([
  ['/entry/signin', {}, 'http://localhost/entry/signin'],
  ['/entry/signin', inFolder, 'http://localhost/forum/entry/signin'],
  ['/forum/entry/signin', inFolder, 'http://localhost/forum/entry/signin'],
  ['entry/signin', {}, 'http://localhost/entry/signin'],
  ['~/entry/signin', section, 'http://localhost/entry/signin'],
  ['entry/signin', { ...inFolder, ...section }, 'http://localhost/forum/es/entry/signin'],
  ['https://sso.test/start', section, 'https://sso.test/start'],
  [' https://sso.test/start?a=b ', inFolder, 'https://sso.test/start?a=b'],
])('%j, %j: every offer to sign in leads to %s, and back here', (signInUrl, meta, address) => {
  window.history.replaceState(null, '', '/forum/a?page=2&token=secret#there');
  const links = signInLinks({ ...meta, signInUrl });
  expect(links).toHaveLength(1);
  const url = new URL(links[0]!);
  expect(url.searchParams.get('target')).toBe('/forum/a?page=2');
  url.searchParams.delete('target');
  expect(url.href).toBe(address);
});

test.each(['', ' ', 'javascript:alert(1)', 'mailto:a@forum.test', '//evil.test', '/\\evil.test', 'data:x'])(
  '%j is no place to sign in',
  (signInUrl) => {
    expect(signInLinks({ signInUrl })).toEqual([null]);
  },
);
