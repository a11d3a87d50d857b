import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTo } from '../support/addTo';
import type { WidgetDefinition } from '../../src/contract/widget';
import type { ExtensionPoint, ExtensionPoints } from '../../src/index';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import { widget as attachments } from '../../widgets/attachments/widget';
import follow from '../../widgets/follow-dropdown/fixture.json';
import { widget as followDropdown } from '../../widgets/follow-dropdown/widget';
import bar from '../../widgets/reaction-bar/fixture.json';
import { widget as reactionBar } from '../../widgets/reaction-bar/widget';
import { widget as titleBar } from '../../widgets/title-bar/widget';
import card from '../../widgets/user-card/fixture.json';
import { widget as userCard } from '../../widgets/user-card/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { BannerSlot } from '../../widgets/banner-slot/BannerSlot';
import { readProps as readBannerSlot } from '../../widgets/banner-slot/props';
import { widget as postMenu } from '../../widgets/post-menu/widget';
import { PostMeta } from '../../widgets/post-meta/PostMeta';
import { readProps as readPostMeta } from '../../widgets/post-meta/props';

const bannerSlot = { props: readBannerSlot, view: BannerSlot };
const postMeta = { props: readPostMeta, view: PostMeta };

afterEach(() => {
  stopPages();
  jest.restoreAllMocks();
});

interface Place<Point extends ExtensionPoint> {
  widget: unknown;
  props: unknown;
  /** An extension that shows the words. */
  extension(words: string): ExtensionPoints[Point];
  /** Goes to where it shows. */
  open?(): Promise<unknown>;
  find?(words: string): Element | null;
  /** One that must not show: its view throws, or its data is bad. */
  bad: ExtensionPoints[Point];
}

const press = (name: RegExp, role = 'button') => userEvent.click(screen.getByRole(role, { name }));
const broken = {
  view: (): never => {
    throw new Error('broken');
  },
};
const span = (words: string) => ({ view: () => <span>{words}</span> });
const item = (words: string) => ({ view: () => <MenuItem onPress={() => undefined}>{words}</MenuItem> });
const views = { extension: span, bad: broken };
const items = { extension: item, bad: broken };

const ofCard = { widget: userCard, props: { ...card.cases[0]!.props } };
const ofBar = { widget: titleBar, props: {} };
const post = (recordType: 'discussion' | 'comment') => ({ recordType, recordID: 5, userID: 7 });
const ofPost = (recordType: 'discussion' | 'comment') => ({
  widget: postMenu,
  props: { ...post(recordType), url: '/', label: 'Post' },
});
const openOptions = async () => {
  await press(/Options/);
  await screen.findByRole('menu');
};

/** Each place where the product shows it, or the test that has it in its own. A new place without either is no type. */
const places: { [Point in ExtensionPoint]: Place<Point> | `tests/${string}` } = {
  'userCard.content': { ...ofCard, ...views },
  'userCard.buttons': { ...ofCard, ...views },
  'userCard.links': { ...ofCard, ...views },
  'userCard.menu': { ...ofCard, ...items, open: openOptions },
  'post.author': { widget: postMeta, props: { ...post('comment'), side: 'author' }, ...views },
  'post.metadata': { widget: postMeta, props: { ...post('discussion'), side: 'metadata' }, ...views },
  'discussion.buttons': { ...ofPost('discussion'), ...views },
  'comment.buttons': { ...ofPost('comment'), ...views },
  'discussion.menu': { ...ofPost('discussion'), ...items, open: openOptions },
  'comment.menu': { ...ofPost('comment'), ...items, open: openOptions },
  attachments: {
    widget: attachments,
    props: { ...post('comment'), attachments: [{ attachmentID: 1, attachmentType: 'ticket', recordID: 5 }] },
    extension: (words) => ({ attachmentType: 'ticket', ...span(words) }),
    bad: { attachmentType: 'ticket', ...broken },
  },
  'titleBar.beforeMe': { ...ofBar, ...views },
  'titleBar.links': {
    ...ofBar,
    extension: (name) => ({ name, url: `/${name}` }),
    bad: { name: 'bad', url: 'javascript:__pwned=1' },
    find: (name) => screen.queryByRole('link', { name }),
  },
  'titleBar.defaults': {
    ...ofBar,
    extension: (name) => ({ name, url: `/${name}` }),
    bad: { name: 'bad', url: 'javascript:__pwned=1' },
    find: (name) => screen.queryByRole('link', { name }),
  },
  'banner.beforeSearch': { widget: bannerSlot, props: { side: 'beforeSearch' }, ...views },
  'banner.afterSearch': { widget: bannerSlot, props: { side: 'afterSearch' }, ...views },
  'account.entries': { ...ofBar, ...views, open: () => press(/^My Account|^Ada/) },
  'search.domains': {
    ...ofBar,
    extension: (name) => ({ name }),
    bad: { name: 'bad', permission: 'staff.allow' },
    find: (name) => screen.queryByRole('option', { name }),
  },
  'search.sources': {
    ...ofBar,
    extension: (name) => ({ name, url: `/${name}?q=%s` }),
    bad: { name: 'bad', url: 'javascript:__pwned=1//%s' },
    find: (name) => screen.queryByRole('option', { name }),
  },
  'follow.news': {
    widget: followDropdown,
    props: follow.cases[1]!.props,
    extension: (key) => ({ key, name: key, text: key }),
    bad: { key: 'posts', name: 'x', text: 'x' },
    open: async () => {
      await press(/^Following$/);
      await screen.findByRole('dialog');
    },
  },
  'reactions.icons': {
    widget: reactionBar,
    props: { ...bar.cases[0]!.props, whole: true },
    extension: (icon) => ({ icon }),
    bad: { icon: 'bad' },
    find: (icon) => document.querySelector(`use[href$="icon-${icon}"]`),
  },
  routes: 'tests/unit/addons/RoutePage.test.tsx',
  providers: 'tests/unit/ui/Extensions.test.tsx',
  'editor.tools': 'tests/unit/editor/PostBody.test.tsx',
  'editor.embeds': 'tests/unit/editor/PostBody.test.tsx',
};

/** A page with one widget, whose reader is a member who may see profiles. */
async function openPage() {
  const { ui, failures, show } = await startPage({
    client: testClient(({ path }) =>
      done(/^categories.*preferences/.test(path) ? { 'preferences.followed': true } : []),
    ).client,
    user: { userID: 3, name: 'Ada', roleIDs: [8] },
    permissions: ['profiles.view', 'comments.add', 'reactions.positive.add'],
    meta: { raw: { titleBar: { navigation: [] }, ui: { siteName: 'Forum' } } },
  });
  return { failures, show, add: addTo(ui.extensions) };
}

const own = Object.entries(places) as [ExtensionPoint, Place<ExtensionPoint> | string][];

test.each(own.filter((each): each is [ExtensionPoint, Place<ExtensionPoint>] => typeof each[1] !== 'string'))(
  '%s: what was there before shows, what comes late joins it, what goes is gone, what is broken keeps none back',
  async (point, { widget, props, extension, bad, open, find = (words) => screen.queryByText(words) }) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { add, show, failures } = await openPage();
    // Icons are found by the reaction's code.
    const key = (other: string) => (point === 'reactions.icons' ? 'LOL' : other);
    add(point, key('early'), extension('early') as never, 'one');
    show(widget as WidgetDefinition, props as object);
    await open?.();
    await waitFor(() => expect(find('early')).toBeInTheDocument());

    let end = () => {};
    act(() => {
      end = add(point, key('late'), { ...extension('late'), order: -1 } as never, 'two');
    });
    await waitFor(() => expect(find('late')).toBeInTheDocument());
    if (point === 'reactions.icons') {
      act(() => end());
      expect(find('late')).toBeNull();
      return;
    }
    const both = find('late')!.compareDocumentPosition(find('early')!);
    expect(both & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();

    act(() => void add(point, 'bad', bad as never, 'bad'));
    expect(find('bad')).toBeNull();
    expect(find('early')).toBeInTheDocument();
    const isView = 'view' in bad;
    expect(failures).toEqual(isView ? [expect.objectContaining({ widget: 'bad', phase: 'render' })] : []);

    act(() => end());
    expect(find('late')).toBeNull();
    expect(find('early')).toBeInTheDocument();
  },
);

test.each(own.filter((each): each is [ExtensionPoint, string] => typeof each[1] === 'string'))(
  '%s has its test in %s',
  (point, file) => {
    expect(readFileSync(file, 'utf8')).toContain(`'${point}'`);
  },
);
