import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addExtension } from '../../src/addons/addExtension';
import { refreshAttachments } from '../../src/resources/attachments/refreshAttachments';
import { readCatalog, usableOn } from '../../src/resources/attachments/catalog';
import { IssueState } from '../../widgets/addons/issues/IssueState';
import { widget } from '../../widgets/attachments/widget';
import { htmlAttacks } from '../support/htmlAttacks';
import { bringIntoView, keepOutOfView } from '../support/inView';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';

afterEach(stopPages);

const wire = (attachmentID: number, more: object = {}) => ({
  ...{ attachmentID, attachmentType: 'ticket', recordType: 'comment', recordID: '5', sourceID: 'T-1' },
  ...{ sourceUrl: 'https://tickets.test/1', state: 'open', status: 'Open', metadata: [] },
  ...more,
});
const post = { recordType: 'comment', recordID: 5 };
const externalAttachments = {
  ticket: {
    ...{ attachmentType: 'ticket', name: 'Tickets', title: 'Ticket desk', label: 'Create ticket' },
    ...{ externalIDLabel: 'Ticket #', attachmentTypeIcon: 'logo-nobody', writeableContentScope: 'own' },
    recordTypes: ['comment'],
  },
};

const member = { userID: 3, name: 'Ada' };

/** A comment's attachments in a page of a guest, or of somebody. */
async function open(
  attachments: object[],
  answer: Parameters<typeof testClient>[0] = () => done([]),
  user: Record<string, unknown> | null = null,
) {
  const { client, requests } = testClient(answer);
  const page = await startPage({ client, user, meta: { raw: { externalAttachments } } });
  return { ...page, requests, view: () => page.show(widget, { ...post, attachments }) };
}

test('an answer that comes after a later question’s says nothing new', async () => {
  let comeLate = (_: ReturnType<typeof done>) => {};
  const { store, view } = await open([wire(1)], ({ body }) =>
    (body as { onlyStale: boolean }).onlyStale
      ? new Promise((resolve) => (comeLate = resolve))
      : done([wire(1, { state: 'closed', status: 'Closed' })]),
  );
  view();
  await act(async () => void store.dispatch(refreshAttachments(post)));
  await act(() => store.dispatch(refreshAttachments(post, true)));
  expect(screen.getByText('Closed')).toBeInTheDocument();
  await act(async () => comeLate(done([wire(1)])));
  expect(screen.getByText('Closed')).toBeInTheDocument();
});

test('says what each is, how it stands, who made it, and what is known of it', async () => {
  const { view } = await open([
    wire(1, {
      insertUser: { userID: 7, name: 'Mara' },
      dateInserted: '2026-10-05T09:00:00+00:00',
      metadata: [
        { labelCode: 'Title', value: 'A <b>band</b> saw' },
        { labelCode: 'Description', value: 'Stops <b>at once</b>', format: 'html' },
        { labelCode: 'Tags', value: ['one', 'two'], url: 'https://tickets.test/tags' },
        { labelCode: 'Age', value: 40 },
        { labelCode: 'Due', value: '2026-12-24T12:00:00+00:00', format: 'date-time' },
        { labelCode: 'Seen', value: 'never', format: 'date-time' },
        { labelCode: 'Owner', value: '', format: 'user', userFragment: { userID: 8, name: 'Ben <i>' } },
        { labelCode: 'Gone', value: '', format: 'user', userFragment: { userID: 0, name: '' } },
        { labelCode: 'Nothing', value: '' },
        'no fact',
      ],
    }),
    wire(2, { attachmentType: 'unknown', state: 'closed', status: undefined, sourceUrl: null }),
    { attachmentID: 'none' },
  ]);
  view();
  const [first, second] = within(screen.getByRole('list', { name: 'Attachments' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Ticket desk Ticket #T-1 OpenMara Oct 5, 2026/);
  expect(within(first!).getByRole('link', { name: /^Ticket #/ })).toHaveAttribute(
    'href',
    'https://tickets.test/1',
  );
  expect(within(first!).getByRole('link', { name: 'Mara' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/profile\/7\/Mara$/),
  );
  await waitFor(() => expect(first!.querySelector('dd b')).toHaveTextContent('at once'));
  const facts = [...first!.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual([
    ['Title', 'A <b>band</b> saw'],
    ['Description', 'Stops at once'],
    ['Tags', 'one, two'],
    ['Age', '40'],
    ['Due', 'Dec 24, 2026'],
    ['Seen', 'never'],
    ['Owner', 'Ben <i>'],
    ['Gone', 'Deleted User'],
  ]);
  expect(second).toHaveTextContent(/^unknown closed$/);
  expect(second!.dataset.state).toBe('closed');
});

test('no address leads anywhere but where it says, and no markup runs', async () => {
  const { view } = await open([
    ...urlAttacks('evil.test').map((sourceUrl, index) =>
      wire(index + 1, { sourceUrl, metadata: [{ labelCode: 'x', value: 'x', url: sourceUrl }] }),
    ),
    ...Object.values(htmlAttacks('http://evil.test')).map((value, index) =>
      wire(index + 100, {
        sourceUrl: null,
        metadata: [
          { labelCode: value, value },
          { labelCode: 'x', value, format: 'html' },
        ],
      }),
    ),
  ]);
  const { container } = view();
  const links = () => [...container.querySelectorAll<HTMLAnchorElement>('a[href]')];
  await waitFor(() => expect(container.textContent).toContain('link'));
  for (const link of links()) {
    expect(link.protocol).toMatch(/^https?:$/);
    expect(link.username).toBe('');
  }
  expect(
    container.querySelector(
      'script,iframe,object,embed,base,meta,form,input,[onerror],[onload],[data-react]',
    ),
  ).toBeNull();
});

test('props without a post have it in their attachments; those of which none can be read leave the server’s HTML', () => {
  expect(widget.props({ attachments: [wire(1)] })).toMatchObject({ post });
  expect(widget.props({ attachments: [] })).toMatchObject({ attachments: [] });
  expect(() => widget.props({ attachments: [{ attachmentID: 0 }] })).toThrow('No attachment among them.');
  expect(() => widget.props({ attachments: 'many' })).toThrow('attachments');
  expect(widget.keys!(widget.props({ attachments: [wire(1)] }))).toEqual(['attachments/comment/5']);
});

test('of a comment they are its own, though the thread around says its discussion', () => {
  const discussion = { discussionID: 9, attachments: [] };
  const { post: own, attachments } = widget.props({ ...post, discussion, attachments: [wire(1)] });
  expect(own).toEqual(post);
  expect(attachments).toHaveLength(1);
});

test('those that are stale are asked for again once they are looked at, ten at a time, and only once', async () => {
  const { view, requests, store } = await open(
    Array.from({ length: 12 }, (_, index) => wire(index + 1)),
    ({ body }) =>
      done(
        (body as { attachmentIDs: number[] }).attachmentIDs
          .filter((id) => id !== 2)
          .map((id) => wire(id, { state: 'closed', status: 'Closed' })),
        201,
      ),
    member,
  );
  keepOutOfView(document.body);
  view();
  expect(requests).toEqual([]);
  act(() => bringIntoView(document.body));
  await waitFor(() => expect(screen.getAllByText('Closed')).toHaveLength(11));
  expect(screen.getAllByText('Open')).toHaveLength(1);
  expect(requests.map(({ path, body }) => [path, body])).toEqual([
    ['attachments/refresh', { attachmentIDs: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], onlyStale: true }],
    ['attachments/refresh', { attachmentIDs: [11, 12], onlyStale: true }],
  ]);
  await act(() => store.dispatch(refreshAttachments(post)));
  expect(requests).toHaveLength(2);
});

test('guests ask for nothing; what cannot be refreshed stays as it was', async () => {
  const guests = await open([wire(1)]);
  guests.view();
  const { view, requests } = await open([wire(2)], () => refused(500), member);
  view();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(guests.requests).toEqual([]);
  expect(screen.getAllByText('Open')).toHaveLength(2);
});

test('what the server printed stays until the view can show what has changed; where its list is another, nothing of it is shown', async () => {
  const fact = (value: string) => ({ metadata: [{ labelCode: 'Description', value, format: 'html' }] });
  const page = await open([], () => done([wire(1, fact('<i>new</i>'))], 201), member);
  const element = document.createElement('div');
  const item = (
    words: string,
  ) => `<li><div class="inl-attachments__when"><form><button>Close</button></form></div>
    <dl class="inl-attachments__facts"><div><dt>Description</dt><dd><i>${words}</i></dd></div></dl></li>`;
  const show = (html: string) => {
    element.innerHTML = `<ul>${html}</ul>`;
    const props = widget.props({ ...post, attachments: [wire(1, fact('<i>old</i>'))] });
    page.prepare(widget as never, props);
    return render(<widget.view {...props} printed={element} />, { wrapper: page.wrapper });
  };
  keepOutOfView(document.body);
  const first = show(item('printed'));
  expect(screen.getByText('printed').localName).toBe('i');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  act(() => bringIntoView(document.body));
  expect(screen.getByText('printed')).toBeVisible();
  expect((await screen.findByText('new')).localName).toBe('i');
  expect(screen.queryByText('printed')).toBeNull();
  expect(element.textContent).toContain('printed');
  first.unmount();
  show(item('printed') + item('another'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('an add-on’s icon stands before attachments of its integration, and none before others', async () => {
  const { view, ui } = await open([wire(1), wire(2, { attachmentType: 'other' })]);
  const { container } = view();
  const icons = () => [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  // The one that the catalog names is not in the page.
  expect(icons()).toEqual(Array(2).fill('#inl-icon-attachment'));
  let end = () => {};
  act(() => {
    end = addExtension(
      ui.extensions,
      'attachments',
      'tickets',
      { attachmentType: 'ticket', icon: 'issue' },
      'tickets',
    );
  });
  expect(icons()).toEqual(['#inl-icon-issue', '#inl-icon-attachment']);
  act(() => end());
  expect(icons()).toEqual(Array(2).fill('#inl-icon-attachment'));
});

test('the staff is told why an issue cannot be closed; once it is, the attachment says so', async () => {
  let broken = true;
  const { view, ui, requests } = await open([wire(1, { sourceID: '4/2' })], ({ path }) => {
    if (broken) return refused(500);
    return path === 'attachments/refresh'
      ? done([wire(1, { state: 'closed', status: 'Closed' })])
      : done({ state: 'closed' });
  });
  addExtension(
    ui.extensions,
    'attachments',
    'issues',
    { attachmentType: 'ticket', view: IssueState },
    'issues',
  );
  view();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Close issue' }));
  const item = screen.getByRole('listitem');
  await waitFor(() => expect(item).toHaveTextContent(/Close issue.*Something went wrong/));
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Close issue' }));
  expect(await screen.findByRole('button', { name: 'Reopen issue' })).toHaveFocus();
  expect(item).toHaveTextContent('Closed');
  expect(item).not.toHaveTextContent('Something went wrong');
  expect(requests.map(({ path, body }) => [path, body]).slice(1)).toEqual([
    ['issues/4%2F2', { state: 'closed' }],
    ['attachments/refresh', { attachmentIDs: [1], onlyStale: false }],
  ]);
});

test('whom the catalog lets use an integration on a post', () => {
  const withScope = (writeableContentScope: unknown) =>
    readCatalog({ ticket: { ...externalAttachments.ticket, writeableContentScope }, bad: 'none' });
  const may = (scope: unknown, recordType: string, reader: number) =>
    usableOn(withScope(scope), { recordType, userID: 7 }, reader).length === 1;
  expect([may('own', 'comment', 7), may('own', 'comment', 3), may('own', 'discussion', 7)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([may('all', 'comment', 3), may('all', 'comment', 0), may('none', 'comment', 7)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(may('everything', 'comment', 7)).toBe(false);
  expect(readCatalog(null)).toEqual([]);
});
