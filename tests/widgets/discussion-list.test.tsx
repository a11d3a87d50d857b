import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { showDiscussion } from '../../src/page-life/showDiscussion';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { widget as bookmark } from '../../widgets/bookmark/widget';
import { widget as list } from '../../widgets/discussion-list/widget';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { widget as vote } from '../../widgets/vote/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

afterEach(() => {
  stopPages();
  window.history.replaceState(null, '', '/');
});

const member = { userID: 3, name: 'member', roleIDs: [8] };
const author = { userID: 7, name: 'Ada' };
const up = { tagID: 1, urlcode: 'Up', name: 'Up', class: 'Positive', count: 2, hasReacted: false };
const post = {
  ...{ discussionID: 9, categoryID: 5, type: 'question', statusID: 3, name: 'Which saw?' },
  ...{ url: '/discussion/9', insertUserID: 7, insertUser: author, score: 4, countViews: 1234 },
  ...{ bookmarked: true, unread: true, countUnread: 2, pinned: true, closed: true },
  ...{ countComments: 3, reactions: [up], resolved: true, reportMeta: { countReports: 2 } },
  tags: ['oak', 'ash', 'elm', 'yew'].map((name, index) => ({ tagID: index + 1, name, type: 'User' })),
};
const rights = (...names: string[]) => ({
  ...{ method: 'GET', path: 'users/$me/permissions', query: {} },
  data: { permissions: [{ type: 'global', permissions: Object.fromEntries(names.map((n) => [n, true])) }] },
});

const renderLayout = createRenderLayout({
  widgets: [withFacts('discussion-list', list), withFacts('bookmark', bookmark), withFacts('vote', vote)],
  Layout: ServerLayout,
  words: () => ({}),
});

/** As a server prints it for a reader, in a page. */
function printed(props: object, user: object = member, names: string[] = [], meta = {}) {
  const me = { method: 'GET', path: 'users/me', query: {}, data: user };
  const layout = { layout: [{ $reactComponent: 'DiscussionsWidget', $reactProps: props }] };
  const config = { preload: [me, rights(...names)], meta };
  const rendered = renderLayout(layout, { url: `${window.location.origin}/discussions`, config });
  document.body.innerHTML = rendered.html;
  return { ...rendered, place: document.querySelector<HTMLElement>('.inl-layout__node')! };
}

/** The widgets in it, each by name with its props. */
const tagsIn = (place: ParentNode) =>
  [...place.querySelectorAll('[data-react]')].map((tag) => [
    tag.getAttribute('data-react'),
    JSON.parse(tag.getAttribute('data-props')!) as unknown,
  ]);

const asked: ApiRequest[] = [];
const answering = (answer: (request: ApiRequest) => ReturnType<typeof done>) => {
  asked.length = 0;
  return testClient((request) => {
    asked.push(request);
    return answer(request);
  }).client;
};

test.each([false, true])('what is said of a post may stand as icons (%s), each with its name', (asIcons) => {
  const answered = { ...post, lastUser: { userID: 8, name: 'Bo' }, dateLastComment: '2026-01-05T12:00:00Z' };
  const { place } = printed({ discussions: [answered], discussionOptions: { metas: { asIcons } } });
  const metas = place.querySelector('.inl-discussion__metas')!;
  expect(metas).toHaveTextContent(/Started by Ada.*Most recent by Bo.*5/);
  const icons = [...metas.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(icons).toEqual(asIcons ? ['user', 'reply', 'clock'].map((name) => `#inl-icon-${name}`) : []);
  for (const words of asIcons ? ['Started by', 'Most recent by'] : []) {
    const meta = within(place).getByTitle(words);
    expect(within(meta).getByText(words)).toHaveClass('inl-hidden');
  }
});

test.each([
  ['grid', undefined],
  ['grid', true],
  ['carousel', true],
] as const)('so may the count of comments on its tile (%s, %s)', (displayType, asIcons) => {
  const tile = (countComments: number, display = {}) =>
    printed({
      discussions: [{ ...post, countComments }],
      discussionOptions: { metas: { asIcons, display } },
      containerOptions: { displayType },
    }).place;
  const of = (place: HTMLElement) => place.querySelector<HTMLElement>('.inl-item__counts');
  for (const [count, words] of [
    [1, '1 comment'],
    [1234, '1,234 comments'],
  ] as const) {
    const counts = of(tile(count))!;
    if (!asIcons) {
      expect(counts).toHaveTextContent(words);
      expect(counts.querySelector('use')).toBeNull();
      continue;
    }
    expect(counts.querySelector('use')).toHaveAttribute('href', '#inl-icon-comments');
    expect(within(counts).getByTitle(words)).toContainElement(within(counts).getByText(words));
    expect(within(counts).getByText(words)).toHaveClass('inl-hidden');
    expect(counts.querySelector('[aria-hidden=true]:not(svg)')).toHaveTextContent(
      count === 1 ? /^1$/ : /^1\.2k$/,
    );
  }
  expect(of(tile(3, { commentCount: false }))).toBeNull();
});

describe('a row', () => {
  test('is complete on a server: how it stands, and controls that a member can use before their code is there', () => {
    const { place, problems, waiting } = printed({ discussions: [{ ...post, closed: false }] }, member, [
      'reactions.positive.add',
    ]);
    expect({ problems, waiting }).toEqual({ problems: [], waiting: [] });
    const row = within(place);
    expect(row.getByRole('button', { name: 'Bookmark', pressed: true })).toHaveValue('0');
    expect(row.getByRole('button', { name: 'Upvote' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Discussion Options' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/discussion\/9$/),
    );
    expect(row.getByRole('link', { name: 'Which saw?' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/discussion\/9#latest$/),
    );
    expect(row.getByText('2 new')).toBeInTheDocument();
    expect(within(row.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(2);
    expect(row.getByRole('list', { name: 'Tags' })).toHaveTextContent('AnnouncementAnswered ✓');
    expect(within(row.getByRole('list', { name: 'Tags of members' })).getAllByRole('link')).toHaveLength(3);
    expect(place).toHaveTextContent('1,234 views');
    expect(place.querySelectorAll('[data-inlay-when=interaction]')).toHaveLength(3);
    expect(tagsIn(place).map(([name]) => name)).toEqual(['Vote', 'BookmarkToggle', 'PostMenu']);
  });

  test('holds the same widgets with the same props when a browser draws it', async () => {
    const { place } = printed({ discussions: [post] });
    const onServer = tagsIn(place);
    document.body.replaceChildren();
    const { show } = await startPage({ client: answering(() => done([])), user: member });
    const { baseElement } = show(list, { discussions: [post] });
    expect(tagsIn(baseElement)).toEqual(onServer);
  });

  test.each([
    ['Resolved', ['staff.allow'], { 'triage.enabled': true }],
    ['Reports: 2', ['posts.moderate'], {}],
  ])('shows “%s” to its staff alone', (text, names, meta) => {
    expect(printed({ discussions: [post] }, member, names, meta).place).toHaveTextContent(text);
    expect(printed({ discussions: [post] }, member, [], meta).place).not.toHaveTextContent(text);
  });

  test.each([
    ['muted', { muted: true }],
    ['moved away', { type: 'redirect' }],
  ])('that is %s is never new', (_how, more) => {
    expect(printed({ discussions: [{ ...post, ...more }] }).place).not.toHaveTextContent('new');
  });

  test.each([
    ['New', '', { dateLastViewed: null }],
    ['2 new', '#latest', { dateLastViewed: '2026-01-05T12:00:00+00:00' }],
  ])('of a discussion that was opened or never was: “%s”', (words, hash, more) => {
    const row = within(printed({ discussions: [{ ...post, ...more }] }).place);
    expect(row.getByText(words)).toBeInTheDocument();
    expect((row.getByRole('link', { name: 'Which saw?' }) as HTMLAnchorElement).hash).toBe(hash);
  });

  test('says that it is closed, and takes no votes then', () => {
    const { place } = printed({ discussions: [post] }, member, ['reactions.positive.add']);
    expect(within(place).getByRole('list', { name: 'Tags' })).toHaveTextContent(
      'AnnouncementClosedAnswered ✓',
    );
    expect(within(place).queryByRole('button', { name: 'Upvote' })).toBeNull();
  });

  test('of a guest has no control, no tag and nothing new', () => {
    const { place } = printed({ discussions: [post] }, { userID: 0, name: 'Guest' });
    expect(tagsIn(place)).toEqual([]);
    expect(place).not.toHaveTextContent('new');
    expect(place).toHaveTextContent('Score 4');
  });

  test('without tags of members where tagging is off', () => {
    const { place } = printed({ discussions: [post] }, member, [], { 'tagging.enabled': false });
    expect(place).not.toHaveTextContent('oak');
  });

  test('follows what happens to its discussion elsewhere in the page', () => {
    const { place } = printed({ discussions: [post, { ...post, discussionID: 10, name: 'Another' }] });
    const urls = () => ({ origin: window.location.origin, page: window.location.href, hosts: ['*'] });
    const page = { document, urls, wake: () => undefined };
    showDiscussion(page, { discussionID: 9, name: 'Which plane?', muted: true });
    expect(within(place).getByRole('link', { name: 'Which plane?' })).toBeInTheDocument();
    expect(place.querySelector('[data-inlay-field=unread]')).not.toBeVisible();
    showDiscussion(page, { discussionID: 9, gone: true });
    expect(place).not.toHaveTextContent('Which plane?');
    expect(place).toHaveTextContent('Another');
  });
});

describe('a list that its page is about', () => {
  const paging = { currentPage: 1, limit: 1, total: 3 };
  const asset = { isAsset: true, discussions: [post], initialPaging: paging, apiParams: { sort: '-score' } };

  test('can be sorted and paged by links, and only managers pick its rows', () => {
    const { place } = printed(asset);
    expect(within(place).getByRole('link', { name: 'Top' })).toHaveAttribute('aria-current', 'true');
    expect(within(place).getByRole('link', { name: 'Newest' })).toHaveAttribute(
      'href',
      '/discussions?sort=-dateInserted',
    );
    expect(within(place).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/discussions?page=2',
    );
    expect(within(place).queryByRole('checkbox')).toBeNull();
    const managed = printed(asset, member, ['discussions.manage']).place;
    expect(within(managed).getByRole('checkbox', { name: 'Select Which saw?' })).toHaveAttribute(
      'data-inlay-check',
      'discussion',
    );
  });

  test('says when there is nothing; any other list is then not there at all', () => {
    expect(printed({ isAsset: true, discussions: [] }).place).toHaveTextContent(
      'There are no posts here yet.',
    );
    expect(printed({ title: 'Recent', discussions: [] }).html).not.toContain('Recent');
  });

  test('turns its pages in place: rows, address and focus, and back again', async () => {
    const { place } = printed(asset, { userID: 0, name: 'Guest' });
    const tag = place.querySelector<HTMLElement>('[data-react=DiscussionsWidget]')!;
    const props = JSON.parse(tag.getAttribute('data-props')!) as object;
    tag.replaceChildren();
    const second = { ...post, discussionID: 10, name: 'Which plane?' };
    const { show } = await startPage({ client: answering(() => done([second])) });
    document.body.append(place);
    show(list, props, tag);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('link', { name: 'Which plane?' })).toBeInTheDocument();
    expect(asked).toEqual([
      expect.objectContaining({
        path: 'discussions',
        query: expect.objectContaining({ page: 2, limit: 1, sort: '-score', pinOrder: 'mixed' }) as object,
      }),
    ]);
    expect(screen.queryByRole('link', { name: 'Which saw?' })).toBeNull();
    expect(window.location.search).toBe('?page=2');
    expect(document.activeElement).toHaveTextContent('Which plane?');
    act(() => window.history.back());
    expect(await screen.findByRole('link', { name: 'Which saw?' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Which plane?' })).toBeNull();
  });
});

describe('a list that came without its discussions', () => {
  const props = { apiParams: { limit: 5, slotType: 'w', filter: 'none', categoryID: 7 } };

  test('asks for them, without what is the widget’s own', async () => {
    const { show } = await startPage({ client: answering(() => done([post])) });
    show(list, props);
    expect(await screen.findByRole('link', { name: 'Which saw?' })).toBeInTheDocument();
    expect(asked[0]!.query).toEqual({
      ...{ categoryID: 7, slotType: 'w', limit: 5, page: 1, sort: '-dateLastComment', pinOrder: 'first' },
      ...{ excludeHiddenCategories: true, expand: expect.arrayContaining(['insertUser', '-body']) as object },
    });
  });

  test('says what went wrong, and tries again', async () => {
    let fails = true;
    const client = testClient(() =>
      fails ? { outcome: 'failed', error: plainError('server', 500) } : done([post]),
    ).client;
    const { show } = await startPage({ client });
    show(list, props);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Which saw?' })).toBeInTheDocument();
  });

  test('is left to the browser by a server, which says so', () => {
    const { place, waiting, problems } = printed(props);
    expect(tagsIn(place)).toEqual([['DiscussionsWidget', props]]);
    expect(waiting).toEqual(['DiscussionsWidget']);
    expect(problems).toEqual(['DiscussionsWidget: came without its discussions']);
  });

  test('keeps the server’s HTML when its discussions are no list', () => {
    expect(() => list.props({ discussions: 'none' })).toThrow();
  });
});
