import { screen, waitFor, within } from '@testing-library/react';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { deployedGlobals, type Reader } from '../support/deployed/pages';
import { startDeployed } from '../support/deployed/startDeployed';

jest.mock('virtual:icons', () => ({}), { virtual: true });
jest.mock('../../src/ui/createIcons', () => ({ createIcons: () => ({ need: () => undefined }) }));
jest.mock('../../src/server/exchange', () => ({
  exchange: (request: ApiRequest) => Promise.resolve(answer(request)),
}));

const nothing: ApiResult = { outcome: 'failed', error: plainError('server', 500) };
let asked: ApiRequest[] = [];
let answers: Record<string, unknown> = {};
function answer(request: ApiRequest): ApiResult {
  asked.push(request);
  const data = answers[`${request.method ?? 'GET'} ${request.path}`];
  return data === undefined ? nothing : { outcome: 'done', status: 200, data, paging: { total: 31 } };
}

const ada = { userID: 7, name: 'Ada', photoUrl: '/uploads/a.png' };
const bo = { userID: 8, name: 'Bo', photoUrl: null };
const at = '2026-01-05T12:00:00+00:00';
const discussion = {
  ...{
    discussionID: 9,
    type: 'discussion',
    name: 'Which saw?',
    url: 'http://localhost/discussion/9/which-saw',
  },
  ...{ body: '<p>I have <b>two</b>.</p>', categoryID: 5, insertUser: ada, insertUserID: 7, dateInserted: at },
  ...{
    countComments: 2,
    score: 1,
    closed: false,
    pinned: true,
    bookmarked: false,
    unread: false,
    reactions: [],
  },
  tags: [{ tagID: 3, name: 'Wood', urlcode: 'wood', type: 'User' }],
  attachments: [],
};
const comment = (commentID: number, body: string, more: object = {}) => ({
  ...{ commentID, discussionID: 9, parentCommentID: null, body, dateInserted: at, dateUpdated: null },
  ...{ insertUser: bo, reactions: [], url: `http://localhost/discussion/comment/${commentID}` },
  ...more,
});
const node = ($reactComponent: string, $reactProps: object = {}) => ({ $reactComponent, $reactProps });

const composer = node('CreateCommentProvider', { parentRecordType: 'discussion', parentRecordID: 9 });
const drafts = node('DraftContextProvider', { recordType: 'comment', parentRecordID: 9 });
const page = node('PostPageContextProvider', { discussion, initialPage: 1 });
const odd = node('GroupContext', {});

const thread = {
  comments: {
    data: [comment(1, '<p>Sell one.</p>'), comment(2, 'To me?', { parentCommentID: 1, insertUser: ada })],
    paging: { total: 2 },
  },
  apiParams: { parentRecordType: 'discussion', parentRecordID: 9, page: 1, limit: 30, sort: 'dateInserted' },
};
const row = { ...discussion, body: undefined, excerpt: 'I have two.' };
/** Everything that a post's page is composed of, each as it stands by itself. */
const assets = [
  node('OriginalPostAsset', {
    discussion,
    category: { categoryID: 5, name: 'Tools', url: '/categories/tools' },
  }),
  node('PostAttachmentsAsset', {}),
  node('PostTagsAsset', {}),
  node('CommentThreadAsset', thread),
  node('CreateCommentAsset', { parentRecordType: 'discussion', parentRecordID: 9, categoryID: 5 }),
  node('DiscussionsWidget', { title: 'More', discussions: [row] }),
];

let stop = () => {};
let failures: string[] = [];
const hear = (event: Event) => {
  const { widget, phase, error } = (event as CustomEvent<Record<string, unknown>>).detail;
  event.preventDefault();
  // This page keeps no drafts, and a busy machine is late.
  if (phase !== 'request' && phase !== 'load')
    failures.push(`${String(widget)} ${String(phase)}: ${String(error)}`);
};

const query = {
  ...{ layoutViewType: 'post', recordType: 'discussion', recordID: 9 },
  params: { siteSectionID: '0', locale: 'en', discussionID: 9 },
};

/** A page that a host prints without anything of the post in it. */
function open(
  contexts: object[],
  layout: object[] = assets,
  reader: Reader = 'member',
  ignoredUserIDs = [0],
) {
  document.head.innerHTML = '<script src="http://localhost/inlay/loader.js" type="text/plain"></script>';
  document.body.innerHTML = '<div id="app"></div>';
  document.body.className = 'isLoading';
  const data = {
    titleBar: null,
    layout: [node('SectionOneColumn', { children: layout })],
    contexts,
    seo: {},
  };
  const globals = deployedGlobals(reader);
  Object.assign((globals.gdn as { meta: object }).meta, { ignoredUserIDs });
  Object.assign(window, globals, { vanillaInitialLayout: { query, data } });
  document.addEventListener('inlay:error', hear);
  stop = startDeployed();
}

beforeEach(() => {
  Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: false });
  history.replaceState(null, '', '/discussion/9/which-saw');
  asked = [];
  failures = [];
  answers = {};
});
afterEach(async () => {
  document.body.replaceChildren();
  // What was mounted ends with its page.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  stop();
  document.removeEventListener('inlay:error', hear);
  document.head.replaceChildren();
  delete window.inlay;
  for (const name of ['gdn', '__ACTIONS__', 'vanillaInitialLayout'])
    delete (window as unknown as Record<string, unknown>)[name];
  history.replaceState(null, '', '/');
});

const settled = () =>
  waitFor(
    () => {
      const states = window.inlay!.doctor();
      expect(states.length).toBeGreaterThan(6);
      expect(
        states.filter(
          ({ state, element }) =>
            state !== 'mounted' && element.getAttribute('data-inlay-when') !== 'interaction',
        ),
      ).toEqual([]);
    },
    { timeout: 20_000 },
  );
const post = () => document.querySelector<HTMLElement>('#Discussion_9')!;

test.each([
  ['in the order of deployed forums', [composer, drafts, page]],
  ['the other way round', [page, drafts, composer]],
  ['without the composer’s', [drafts, page]],
  ['without the drafts’', [composer, page]],
  ['without the page’s', [composer, drafts]],
  ['none at all', []],
  ['with an unknown one', [odd, composer, drafts, page]],
])('a post’s page is drawn by the browser alone in its contexts: %s', async (_order, contexts) => {
  open(contexts);
  await settled();
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Which saw?');
  expect(post()).toHaveTextContent('I have two.');
  expect(post()).toHaveTextContent('Announcement');
  expect(screen.getByRole('heading', { name: '2 comments', hidden: true })).toBeInTheDocument();
  const first = document.querySelector('#Comment_1')!;
  expect(first).toHaveTextContent('Sell one.');
  expect(first.parentElement).toContainElement(document.querySelector<HTMLElement>('#Comment_2'));
  expect(document.querySelector('#create-comment')).toBeInTheDocument();
  expect(failures).toEqual(
    contexts.includes(odd) ? ['Layout props: Error: there is no context "GroupContext"'] : [],
  );
  // All of it came along, but for the discussion of the thread where the page does not say it.
  expect(asked.map(({ path }) => path).filter((path) => /^(discussions|comments)/.test(path))).toEqual(
    contexts.includes(page) ? [] : ['discussions/9'],
  );
});

test.each([
  ['the post', 7, '#Discussion_9', 'I have two.'],
  ['a comment', 8, '#Comment_1', 'Sell one.'],
])('what an ignored member wrote stands behind a button: %s', async (_what, userID, where, text) => {
  open([composer, drafts, page], assets, 'member', [userID]);
  await settled();
  const folded = document.querySelectorAll<HTMLDetailsElement>('[data-inlay-part=ignored]');
  for (const each of folded) expect(each.open).toBe(false);
  const own = document.querySelector(where)!.querySelector<HTMLDetailsElement>('[data-inlay-part=ignored]')!;
  expect(own).toHaveTextContent(`You have ignored this member.${text}`);
  // Of the comments below, that of another author is as ever.
  const other = document.querySelector(userID === 8 ? '#Comment_2' : '#Comment_1')!;
  expect(other.querySelector('[data-inlay-part=ignored]')).toBeNull();
});

test('a bookmark of the post changes the same post’s row in a list of the page', async () => {
  answers['PUT discussions/9/bookmark'] = { bookmarked: true };
  open([composer, drafts, page]);
  await settled();
  const inPost = within(post()).getByRole('button', { name: 'Bookmark', hidden: true });
  const inRow = () =>
    within(document.querySelector<HTMLElement>('.inl-discussions')!).getByRole('button', {
      name: 'Bookmark',
      hidden: true,
    });
  expect(inRow()).toHaveAttribute('aria-pressed', 'false');
  inPost.click();
  await waitFor(() => expect(inRow()).toHaveAttribute('aria-pressed', 'true'));
});

test('a reply to the post brings the page’s one form to the post, and the form’s own place brings it back', async () => {
  open([composer, drafts, page]);
  await settled();
  const editors = () => document.querySelectorAll('[data-inlay-part="post"]');
  await waitFor(() => expect(editors()).toHaveLength(1));
  const home = document.querySelector('#create-comment')!;
  expect(home).toContainElement(editors()[0] as HTMLElement);
  within(post()).getByRole('button', { name: 'Reply', hidden: true }).click();
  const back = await screen.findByRole('button', { name: 'Write it here', hidden: true });
  await waitFor(() => expect(post()).toContainElement(editors()[0] as HTMLElement));
  back.click();
  await waitFor(() => expect(home).toContainElement(editors()[0] as HTMLElement));
  expect(editors()).toHaveLength(1);
});

test('what the layout does not bring is asked for, and a page of the thread takes the place of the last', async () => {
  const { body: _body, ...bare } = discussion;
  const list = Array.from({ length: 30 }, (_, index) => comment(index + 1, `Words ${index + 1}`));
  answers = { 'GET discussions/9': discussion, 'GET comments': list };
  const query = { parentRecordType: 'discussion', parentRecordID: 9, limit: 30, sort: 'dateInserted' };
  open(
    [],
    [node('OriginalPostAsset', { discussion: bare }), node('CommentThreadAsset', { apiParams: query })],
  );
  await waitFor(() => expect(document.querySelector('#Comment_30')).toBeInTheDocument(), { timeout: 20_000 });
  expect(post()).toHaveTextContent('I have two.');
  expect(screen.getByRole('heading', { name: '31 comments', hidden: true })).toBeInTheDocument();
  answers['GET comments'] = [comment(31, 'The last words')];
  screen.getAllByRole('link', { name: 'Next Page', hidden: true })[0]!.click();
  await waitFor(() => expect(document.querySelector('#Comment_31')).toHaveTextContent('The last words'));
  expect(document.querySelector('#Comment_30')).toBeNull();
  expect(location.pathname).toBe('/discussion/9/which-saw/p2');
  expect(asked.filter(({ path }) => path === 'comments').map(({ query: each }) => each!.page)).toEqual([
    1, 2,
  ]);
  history.back();
  answers['GET comments'] = list;
  await waitFor(() => expect(document.querySelector('#Comment_1')).toBeInTheDocument());
  expect(failures).toEqual([]);
});

test('a question’s answers by what became of them: one thread at a time, asked for in the browser alone', async () => {
  const accepted = comment(5, 'The good one');
  answers = { 'GET comments': [accepted] };
  open([page], [node('AnswerThreadAsset', thread)]);
  await waitFor(() => expect(document.querySelector('#Comment_5')).toHaveTextContent('The good one'), {
    timeout: 20_000,
  });
  expect(document.querySelector('#Comment_1')).toBeNull();
  expect(document.querySelectorAll('#comments')).toHaveLength(1);
  screen.getByRole('tab', { name: 'All Replies', hidden: true }).click();
  await waitFor(() => expect(document.querySelector('#Comment_1')).toHaveTextContent('Sell one.'));
  expect(document.querySelectorAll('#comments')).toHaveLength(1);
  expect(location.search).toBe('?tab=all');
  expect(
    // The thread finds what its tab was asked for.
    asked.filter(({ path }) => path === 'comments').map(({ query: each }) => each!.qna),
  ).toEqual(['accepted']);
  expect(failures).toEqual([]);
});

test('what cannot be had says so, with the way to the discussion, and may be tried again', async () => {
  const bare = { discussionID: 9, name: 'Which saw?', url: '/discussion/9/which-saw' };
  open([], [node('OriginalPostAsset', { discussion: bare })]);
  const [link] = await screen.findAllByRole(
    'link',
    { name: 'Open the discussion', hidden: true },
    { timeout: 20_000 },
  );
  expect(link).toHaveAttribute('href', 'http://localhost/discussion/9/which-saw');
  answers['GET discussions/9'] = discussion;
  screen.getByRole('button', { name: 'Retry', hidden: true }).click();
  await waitFor(() => expect(post()).toHaveTextContent('I have two.'));
});

test('a thread’s own permissions go before the reader’s: where they take answering away there is no form and no reply', async () => {
  const closedTo = { ...discussion, permissionsOverrides: { 'comments.add': false } };
  open(
    [composer, node('PostPageContextProvider', { discussion: closedTo })],
    [
      node('OriginalPostAsset'),
      node('CommentThreadAsset', thread),
      node('CreateCommentAsset', { parentRecordType: 'discussion', parentRecordID: 9, categoryID: 5 }),
    ],
  );
  await waitFor(() => expect(document.querySelector('#Comment_2')).toBeInTheDocument(), { timeout: 20_000 });
  await waitFor(() => expect(post()).toBeInTheDocument());
  expect(screen.queryByText('Reply')).toBeNull();
  expect(document.querySelector('#create-comment')).toBeNull();
});

test('a nested thread stands as it is nested, and says how much of it is not here', async () => {
  const nested = {
    data: {
      commentsByID: { 1: comment(1, 'One'), 2: comment(2, 'Two', { parentCommentID: 1 }) },
      threadStructure: [
        {
          ...{ type: 'comment', commentID: 1, parentCommentID: null, depth: 1 },
          children: [
            { type: 'comment', commentID: 2, parentCommentID: 1, depth: 2 },
            {
              type: 'hole',
              parentCommentID: 1,
              depth: 2,
              countAllComments: 4,
              insertUsers: [],
              apiUrl: '/x',
            },
          ],
        },
        { type: 'comment', commentID: 77, depth: 1 },
        'odd',
      ],
    },
    paging: { total: 6 },
  };
  open([page], [node('CommentThreadAsset', { threadStyle: 'nested', commentsThread: nested })]);
  expect(
    await screen.findByRole('button', { name: '4 more replies', hidden: true }, { timeout: 20_000 }),
  ).toHaveAttribute('data-commentid', '1');
  expect(document.querySelector('#Comment_1')!.parentElement).toContainElement(
    document.querySelector<HTMLElement>('#Comment_2'),
  );
  expect(failures).toEqual([]);
});

test.each([
  ['wrong types', { discussion: 7, comments: 'x', apiParams: [], tags: 'x', page: '2', parentRecordID: '9' }],
  ['empty lists of PHP', { discussion: [], comments: [], apiParams: [], tags: [], containerOptions: [] }],
  [
    'rows that are none',
    { comments: { data: [null, 7, {}, comment(3, '<img src=x onerror=alert(1)>')], paging: [] } },
  ],
])('%s harm no asset', async (_what, props) => {
  const names = ['OriginalPostAsset', 'PostTagsAsset', 'CommentThreadAsset', 'CreateCommentAsset'];
  open(
    [page],
    names.map((name) => node(name, props)),
  );
  await waitFor(() => expect(post()).toBeInTheDocument(), {
    timeout: 20_000,
  });
  expect(document.querySelector('img[onerror]')).toBeNull();
  expect(failures).toEqual([]);
});
