import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient, ApiRequest, ApiResult } from '../../src/contract/apiClient';
import type { PreloadedAnswer } from '../../src/contract/pageConfig';
import { plainError } from '../../src/contract/apiError';
import { discussionChanged, selectDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { refreshReactions } from '../../src/resources/reactions/refreshReactions';
import { sessionChanged } from '../../src/session/sessionChanged';
import fixture from '../../widgets/reaction-bar/fixture.json';
import { widget } from '../../widgets/reaction-bar/widget';
import { withFacts } from '../support/withFacts';
import { modelReactions } from '../support/modelReactions';
import { turn } from '../support/startLoader';
import { startMounter } from '../support/startMounter';
import { startPage, stopPages } from '../support/startPage';
import { done, refused } from '../support/testClient';

// Roots are rendered by the mounter, as on a page, not by the testing library.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

afterEach(stopPages);

const kinds = [
  { tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', reactionValue: 1 },
  { tagID: 2, urlcode: 'Disagree', name: 'Disagree', class: 'Negative', reactionValue: -1 },
];
const votes = [
  { tagID: 3, urlcode: 'Up', name: 'Vote Up', class: 'Positive', reactionValue: 1 },
  { tagID: 4, urlcode: 'Down', name: 'Vote Down', class: 'Negative', reactionValue: -1 },
];
const member = ['comments.add', 'reactions.positive.add', 'reactions.negative.add'];

interface Page {
  props: object;
  permissions?: readonly string[];
  inCategory?: { id: number; permissions: readonly string[] };
  signedIn?: boolean;
  client?: ApiClient;
  preload?: PreloadedAnswer[];
  /** Inside of the tag, as the server printed it. */
  contents?: string;
  when?: 'now' | 'interaction';
}

const nobody: ApiClient = { send: () => Promise.resolve(refused(500)) };

/** A page with one tag, whose widget is mounted by the real loader and mounter into a real store. */
async function openPage({
  props,
  permissions = member,
  inCategory,
  signedIn = true,
  client = nobody,
  preload = [],
  contents = '',
  when = 'now',
}: Page) {
  const { ui, wrapper, prepare, store } = await startPage({
    client,
    preload,
    user: { userID: signedIn ? 1 : 0, name: 'Me' },
    permissions,
    inCategory,
    meta: { transientKey: 'key-1' },
  });
  const announce = jest.spyOn(ui.announcer, 'announce');
  const json = JSON.stringify(props).replaceAll("'", '&#39;');
  const html = `<div data-react="Greeting" data-inlay-when="${when}" data-props='${json}'>${contents}</div>`;
  const page = await startMounter(html, withFacts('reaction-bar', widget), {
    Providers: wrapper,
    prepare,
  });
  expect(page.failures).toEqual([]);
  return {
    ...page,
    ui,
    store,
    announce,
    said: () => announce.mock.calls.map(([text, urgency]) => [text, urgency ?? 'polite']),
  };
}

/** A bar over a model of the server, whose calls wait to be let through. */
async function openBar({
  others = { Like: 3 },
  given = kinds,
  ...more
}: Partial<Page> & { others?: Record<string, number>; given?: typeof kinds } = {}) {
  const server = modelReactions(given, others);
  const props = { recordType: 'comment', recordID: 5, categoryID: 7, closed: false, ...server.record() };
  const page = await openPage({ props, client: server.client, ...more });
  const button = (part: string) => page.element.querySelector<HTMLElement>(`[data-inlay-part="${part}"]`)!;
  return {
    ...page,
    ...server,
    button,

    calls: () => server.requests.map(({ method = 'GET', path }) => `${method} ${path}`),
    async drain() {
      while (await server.step());
      await turn();
    },
    /** Without the pointer travelling there, which has calls of its own. */
    async click(part: string) {
      button(part).click();
      await turn();
    },
  };
}

describe.each(fixture.cases)('fixture: $name', ({ viewer, props: given, parts, text }) => {
  // A host's server prints the whole row, and says so.
  const props = { ...given, whole: true };
  it('the view has the parts that the server prints', async () => {
    const { element } = await openPage({ props, permissions: viewer.permissions, signedIn: viewer.signedIn });
    const found = [...element.querySelectorAll<HTMLElement>('button[data-inlay-part]')];
    expect(found.map((part) => part.dataset['inlayPart'])).toEqual(parts.map(({ part }) => part));
    for (const part of parts) {
      const control = screen.getByRole(part.role, { name: part.name });
      expect(control).toHaveAttribute('data-inlay-part', part.part);
      expect(control.localName).toBe(part.tag);
      if (!('field' in part)) continue;
      expect(control).toMatchObject(part.field!);
      expect(control).toHaveAttribute('type', 'submit');
      expect(control).toHaveAttribute('data-state', part.state);
      expect(control).toHaveAttribute('aria-pressed', String(part.state === 'on'));
    }
    for (const words of text) expect(element).toHaveTextContent(words);
    expect(element).not.toHaveTextContent('Spam');
  });

  it('has them where they are held in that category alone', async () => {
    const { element } = await openPage({
      props,
      permissions: [],
      inCategory: { id: 7, permissions: viewer.permissions },
      signedIn: viewer.signedIn,
    });
    const found = [...element.querySelectorAll<HTMLElement>('button[data-inlay-part]')];
    expect(found.map((part) => part.dataset['inlayPart'])).toEqual(parts.map(({ part }) => part));
  });
});

it('a press changes its button and nothing else of the form', async () => {
  const { element, click, button } = await openBar();
  const changed = new Set<Node>();
  const observer = new MutationObserver((records) => records.forEach(({ target }) => changed.add(target)));
  observer.observe(element, { subtree: true, attributes: true });
  await click('Like');
  observer.disconnect();
  expect(button('Like')).toHaveAttribute('aria-pressed', 'true');
  expect([...changed]).toEqual([button('Like')]);
});

it('has no buttons in a category where nobody but others may write', async () => {
  const { element } = await openBar({ inCategory: { id: 7, permissions: [] } });
  expect(within(element).queryByRole('button')).toBeNull();
});

it('has a form that works natively, and a group that is named', async () => {
  const { element, button } = await openBar();
  const form = element.querySelector('form')!;
  expect(form.getAttribute('action')).toMatch(/\/comment\/5\/reactions$/);
  expect(form.method).toBe('post');
  expect(new FormData(form, button('Like')).get('TransientKey')).toBe('key-1');
  expect(new FormData(form, button('Like')).get('reactionType')).toBe('Like');
  expect(within(element).getByRole('group', { name: 'Reactions' })).toContainElement(button('Like'));
  expect(fireEvent.submit(form)).toBe(false);
});

it('does once what was clicked in the HTML of the server, and keeps the focus there', async () => {
  const contents = `<form class="inl-reactions" method="post" action="/comment/5/reactions" data-inlay-part="form">
    <button type="submit" name="reactionType" value="Like" aria-pressed="false" data-inlay-part="Like">3</button></form>`;
  const { button, element, drain, calls } = await openBar({ contents, when: 'interaction' });
  const printed = button('Like');
  printed.focus();
  printed.click();
  printed.click();
  await waitFor(() => expect(element).toHaveAttribute('data-inlay-state', 'mounted'));
  expect(button('Like')).not.toBe(printed);
  expect(button('Like')).toHaveFocus();
  await waitFor(() => expect(button('Like')).toHaveAttribute('aria-pressed', 'true'));
  await drain();
  expect(calls().filter((call) => !call.startsWith('GET'))).toEqual(['POST comments/5/reactions']);
  expect(button('Like')).toHaveTextContent('4');
});

it('shows a click at once, and says the new count once, when it is true', async () => {
  const { click, button, drain, calls, said } = await openBar();
  await click('Like');
  expect(button('Like')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Like')).toHaveAccessibleName('Like, 4 people');
  expect(button('Like')).toHaveTextContent('4');
  expect(said()).toEqual([]);
  await drain();
  expect(calls()).toEqual(['POST comments/5/reactions']);
  expect(said()).toEqual([['Like, 4 people', 'polite']]);
});

it('says that a reaction is taken back, and not only the count that is left', async () => {
  const { click, drain, said } = await openBar();
  await click('Like');
  await drain();
  await click('Like');
  await drain();
  expect(said().slice(1)).toEqual([['Taken back: Like, 3 people', 'polite']]);
});

it('says the new score with every vote, given, switched or taken back', async () => {
  const { click, drain, said } = await openBar({ given: votes, others: { Up: 11, Down: 2 } });
  for (const vote of ['Up', 'Down', 'Down']) {
    await click(vote);
    await drain();
  }
  expect(said().map(([words]) => words)).toEqual([
    'Vote Up, 12 people. Score 10',
    'Vote Down, 3 people. Score 8',
    'Taken back: Vote Down, 2 people. Score 9',
  ]);
});

it('switches: the other reaction goes, the score follows', async () => {
  const { click, button, drain, element } = await openBar();
  expect(element).toHaveTextContent('Score 3');
  await click('Like');
  await drain();
  await click('Disagree');
  expect(element).toHaveTextContent('Score 2');
  expect(button('Like')).toHaveAccessibleName('Like, 3 people');
  expect(button('Like')).toHaveAttribute('data-state', 'off');
  expect(button('Disagree')).toHaveAccessibleName('Disagree, 1 person');
  await drain();
  expect(element).toHaveTextContent('Score 2');
});

it('shows nothing beside the icon once the last one goes', async () => {
  const { click, button, drain } = await openBar({ others: {} });
  await click('Like');
  await drain();
  await click('Like');
  await drain();
  expect(button('Like')).toHaveAccessibleName('Like');
  expect(button('Like')).toHaveTextContent('');
});

it.each(['refused', 'lost'] as const)(
  'after a call was %s, shows what the server has and says so',
  async (fate) => {
    const { click, button, step, drain, element, said, record } = await openBar();
    await click('Like');
    await step(fate);
    await drain();
    const { count, hasReacted } = record().reactions[0]!;
    expect(button('Like')).toHaveTextContent(String(count));
    expect(button('Like')).toHaveAttribute('aria-pressed', String(hasReacted));
    expect(element).toHaveTextContent('Something went wrong while contacting the server.');
    expect(element).toHaveTextContent(`Score ${record().score}`);
    expect(said()).toEqual([['Something went wrong while contacting the server.', 'assertive']]);
    await click('Disagree');
    expect(element).not.toHaveTextContent('Something went wrong');
    await drain();
  },
);

it('offers to sign in when the session has ended', async () => {
  const answer = ({ method }: ApiRequest): ApiResult => (method === 'POST' ? refused(401) : refused(500));
  const client: ApiClient = { send: (request) => Promise.resolve(answer(request)) };
  const { click, element } = await openBar({ client });
  await click('Like');
  const link = await within(element).findByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toMatch(/\/entry\/signin/);
});

it('sends one sequence for a double click and ends where it began', async () => {
  const { click, button, drain, calls } = await openBar();
  await click('Like');
  await click('Like');
  expect(button('Like')).toHaveAttribute('aria-pressed', 'false');
  await drain();
  expect(calls()).toEqual(['POST comments/5/reactions', 'DELETE comments/5/reactions', 'GET comments/5']);
  expect(button('Like')).toHaveTextContent('3');
});

it('reads the counts again when pointer or focus enters', async () => {
  const { button, drain, join, calls } = await openBar();
  join('Like');
  await userEvent.hover(button('Like'));
  await drain();
  expect(button('Like')).toHaveTextContent('4');
  button('Disagree').focus();
  await drain();
  expect(calls()).toEqual(['GET comments/5']);
});

it('finishes what was clicked when it is taken out of the page midway', async () => {
  const { click, element, drain, mine, calls } = await openBar();
  await click('Like');
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await drain();
  expect(mine()).toEqual(['Like']);
  expect(calls()).toEqual(['POST comments/5/reactions']);
});

it('asks for the reactions when the page did not bring them', async () => {
  const server = modelReactions(kinds, { Like: 3 });
  const { element } = await openPage({
    props: { recordType: 'comment', recordID: 5 },
    client: server.client,
  });
  await server.step();
  await turn();
  expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
});

describe('while nobody has said how people reacted', () => {
  const props = { recordType: 'comment', recordID: 5 };
  const open = async (contents = '<ul class="inl-reactions"><li>Like: 3</li></ul>') => {
    const server = modelReactions(kinds, { Like: 3 });
    const page = await openPage({ props, contents, client: server.client });
    const answer = async (fate?: 'refused' | 'idle') => {
      await server.step(fate);
      await turn();
    };
    return { ...page, ...server, answer };
  };

  it('what the server printed stays, and goes when the answer is there', async () => {
    const { element, answer } = await open();
    expect(within(element).getByRole('listitem')).toHaveTextContent('Like: 3');
    await answer();
    expect(within(element).queryByRole('listitem')).toBeNull();
    expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
  });

  it.each(['refused', 'idle'] as const)(
    'it stays after an answer that is %s, with a way to ask again',
    async (fate) => {
      const { element, answer, requests } = await open();
      await answer(fate);
      expect(within(element).getByRole('alert')).toHaveTextContent(
        'Something went wrong while contacting the server.',
      );
      expect(within(element).getByRole('listitem')).toHaveTextContent('Like: 3');
      await userEvent.click(within(element).getByRole('button', { name: 'Retry' }));
      expect(requests).toHaveLength(2);
      await answer();
      expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
      expect(within(element).queryByRole('alert')).toBeNull();
      // The place of who asked, with a keyboard perhaps, is not at the top of the page.
      expect(within(element).getAllByRole('button')[0]).toHaveFocus();
    },
  );

  it('who is on one of the server’s buttons is on the same one afterwards', async () => {
    const { element, answer } = await open(
      '<button class="inl-reactions__button" name="reactionType" value="Like" data-inlay-part="Like">Like</button>',
    );
    within(element).getByRole('button').focus();
    await answer();
    expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toHaveFocus();
  });

  it('nobody is fetched from elsewhere in the page', async () => {
    const { answer } = await open();
    await answer();
    expect(document.body).toHaveFocus();
  });

  it('asks again as soon as there is a network', async () => {
    const { element, answer, requests } = await open();
    await answer('refused');
    window.dispatchEvent(new Event('online'));
    expect(requests).toHaveLength(2);
    await answer();
    expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
  });

  it('asks again when the pointer comes, and not more often than every five seconds', async () => {
    const { element, answer, requests } = await open();
    await answer('refused');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (const [later, asked] of [
      [4000, 1],
      [6000, 2],
    ] as const) {
      clock.mockReturnValue(now + later);
      await userEvent.hover(within(element).getByRole('listitem'));
      expect(requests).toHaveLength(asked);
      await userEvent.unhover(within(element).getByRole('listitem'));
    }
    clock.mockRestore();
    await answer();
    expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
  });

  it('asks again, as whom it is then, when somebody else turns out to be signed in', async () => {
    const { element, answer, requests, store } = await open();
    store.dispatch(sessionChanged({ from: 1, to: 2 }));
    await answer();
    expect(requests).toHaveLength(2);
    await answer();
    expect(within(element).getByRole('button', { name: 'Like, 3 people' })).toBeVisible();
  });
});

const logRow = (userID: number, tagID = 1) => ({
  recordType: 'Comment',
  recordID: 5,
  tagID,
  userID,
  dateInserted: '2026-01-01T00:00:00+00:00',
  user: { userID, name: `User ${userID}`, photoUrl: null },
  reactionType: {
    tagID,
    urlcode: kinds[tagID - 1]!.urlcode,
    name: kinds[tagID - 1]!.name,
    class: 'Positive',
  },
});

/** A server with a log. */
function serverWithLog(rows: ReturnType<typeof logRow>[]) {
  const requests: ApiRequest[] = [];
  /** Statuses of the removals that come next. */
  const faults: number[] = [];
  let log = rows;
  const client: ApiClient = {
    async send(request) {
      requests.push(request);
      const { method = 'GET', path } = request;
      const user = /^comments\/5\/reactions\/(\d+)$/.exec(path);
      if (method === 'DELETE' && user) {
        const fault = faults.shift();
        if (fault) return refused(fault);
        log = log.filter(({ userID }) => userID !== Number(user[1]));
        return done(null, 204);
      }
      if (path !== 'comments/5/reactions')
        return done({
          reactions: kinds.map((kind) => ({
            ...kind,
            count: log.filter((r) => r.tagID === kind.tagID).length,
          })),
        });
      const type = kinds.find(({ urlcode }) => urlcode === request.query?.type)?.tagID;
      const { limit = 30, page = 1 } = request.query as { limit?: number; page?: number };
      return done(
        log.filter((row) => type === undefined || row.tagID === type).slice((page - 1) * limit, page * limit),
      );
    },
  };
  return { client, requests, faults };
}

describe('who reacted', () => {
  async function hover(
    rows: ReturnType<typeof logRow>[],
    count: number,
    permissions = [...member, 'reactions.view'],
    inCategory?: Page['inCategory'],
  ) {
    const { client, requests } = serverWithLog(rows);
    const page = await openBar({ client, permissions, inCategory, others: { Like: count } });
    await userEvent.hover(page.button('Like'));
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toHaveTextContent('Like'));
    return { tooltip, requests, button: page.button('Like') };
  }
  const rows = (count: number, tagID = 1) =>
    Array.from({ length: count }, (_, i) => logRow(i + 1 + tagID * 1000, tagID));

  it('names up to five in full', async () => {
    const { tooltip, button } = await hover(rows(5), 5);
    await waitFor(() => expect(within(tooltip).getAllByRole('listitem')).toHaveLength(5));
    expect(tooltip).toHaveTextContent('User 1001');
    expect(button).toHaveAttribute('aria-describedby', tooltip.id);
  });

  it('names them to those who may see them in that category', async () => {
    const inCategory = { id: 7, permissions: [...member, 'reactions.view'] };
    const { tooltip } = await hover(rows(2), 2, [], inCategory);
    await waitFor(() => expect(within(tooltip).getAllByRole('listitem')).toHaveLength(2));
  });

  it('shows five faces of more, and how many more', async () => {
    const { tooltip } = await hover(rows(7), 7);
    await waitFor(() => expect(tooltip).toHaveTextContent('+2'));
    expect(within(tooltip).getAllByRole('img')).toHaveLength(5);
    expect(within(tooltip).queryByRole('listitem')).toBeNull();
  });

  it('asks for one reaction alone when the whole log is cut short', async () => {
    const { tooltip } = await hover([...rows(150, 2), ...rows(3, 1)], 3);
    await waitFor(() => expect(within(tooltip).getAllByRole('listitem')).toHaveLength(3));
  });

  it('says nothing about people to those who may not know', async () => {
    const { tooltip, requests } = await hover(rows(3), 3, member);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tooltip.textContent).toBe('Like');
    expect(requests.map(({ path }) => path)).toEqual(['comments/5']);
  });
});

describe('the log', () => {
  async function openLog(rows: ReturnType<typeof logRow>[], instead?: object) {
    const server = serverWithLog(rows);
    const { send } = server.client;
    if (instead)
      server.client.send = async (request) =>
        request.path === 'comments/5/reactions' ? done(instead) : send(request);
    const page = await openBar({ client: server.client, permissions: [...member, 'community.moderate'] });
    await userEvent.click(screen.getByRole('button', { name: 'Log' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reactions' });
    return { ...page, ...server, dialog };
  }

  it('does not say that nobody has reacted when the answer makes no sense', async () => {
    const { dialog } = await openLog([], {});
    expect(await within(dialog).findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(dialog).not.toHaveTextContent('No Reactions Yet');
  });

  it('says so when it is empty', async () => {
    const { dialog } = await openLog([]);
    await waitFor(() => expect(dialog).toHaveTextContent('No Reactions Yet'));
  });

  it("lists who reacted how, and removes somebody's reaction from list and bar", async () => {
    const { dialog, requests, said, button } = await openLog([logRow(7), logRow(8, 2)]);
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    const [first] = within(dialog).getAllByRole('listitem');
    expect(first).toHaveTextContent(/User 7.*Like/);
    expect(within(first!).getByRole('link', { name: 'User 7' }).getAttribute('href')).toMatch(
      /\/profile\/7\/User%207$/,
    );
    await userEvent.click(within(first!).getByTitle('Remove reaction'));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe('comments/5/reactions/7');
    expect(said()).toContainEqual(['The reaction of User 7 was removed.', 'polite']);
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(button('Like')).toHaveTextContent(''));
  });

  it('keeps a reaction that could not be removed, and says why', async () => {
    const { dialog, faults } = await openLog([logRow(7)]);
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
    faults.push(500);
    await userEvent.click(within(dialog).getByTitle('Remove reaction'));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Something went wrong while contacting the server.',
    );
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  });

  it('shows more than a hundred on demand', async () => {
    const { dialog } = await openLog(Array.from({ length: 103 }, (_, index) => logRow(index + 1)));
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(100));
    within(dialog).getByText('Show more').click();
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(103));
    expect(within(dialog).queryByText('Show more')).toBeNull();
  });
});

describe('props', () => {
  const good = fixture.cases[0]!.props;
  it.each([
    ['recordType', { ...good, recordType: 'category' }],
    ['recordID', { ...good, recordID: '5' }],
    ['recordID', { ...good, recordID: -1 }],
    ['reactions', { ...good, reactions: {} }],
    ['reactions.0.urlcode', { ...good, reactions: [{ ...good.reactions[0], urlcode: '"><script>' }] }],
    ['reactions.0.count', { ...good, reactions: [{ ...good.reactions[0], count: 'many' }] }],
  ])('refuses a wrong %s', (field, props) => {
    expect(() => widget.props(props)).toThrow(field);
  });
});

describe('of more reactions than a bar has room for', () => {
  const many = ['Like', 'Agree', 'Insightful', 'Awesome', 'Support', 'LOL', 'Up', 'Down', 'Disagree'].map(
    (name, index) => ({ tagID: index + 1, urlcode: name, name, class: 'Positive', reactionValue: 1 }),
  );
  const partsOf = (element: Element) =>
    [...element.querySelectorAll<HTMLElement>('.inl-reactions__group > button')].map(
      ({ dataset }) => dataset.inlayPart,
    );
  const focused = () => document.activeElement?.getAttribute('data-inlay-part');

  it('stand those that were given and the first three, and a button opens the rest with their names', async () => {
    const { element } = await openBar({ given: many, others: { LOL: 2 } });
    expect(partsOf(element)).toEqual(['Like', 'Agree', 'Insightful', 'LOL', 'all']);
    const all = screen.getByRole('button', { name: 'All reactions' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    expect(all).toHaveAttribute('aria-expanded', 'true');
    const group = screen.getByRole('group', { name: 'All reactions' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Awesome', 'Support', 'Up', 'Down', 'Disagree']);
  });

  const lol = many[5]!;
  it.each([
    ['only those that were given', [{ ...lol, count: 2, hasReacted: false }]],
    ['only how often each was given', [{ tagID: lol.tagID, count: 2 }]],
    [
      'no more of a kind that the page does not name',
      [
        { ...lol, count: 2 },
        { tagID: 999, count: 3 },
      ],
    ],
  ])('needs of the tag %s, where the page says which kinds there are', async (_, reactions) => {
    const types = many.map(({ urlcode, ...type }) => ({ ...type, urlCode: urlcode }));
    const { element } = await openPage({
      props: { recordType: 'comment', recordID: 5, reactions },
      preload: [{ method: 'GET', path: 'reactions', query: {}, data: [...types, { tagID: 'none' }, null] }],
    });
    expect(partsOf(element)).toEqual(['Like', 'Agree', 'Insightful', 'LOL', 'all']);
    expect(screen.getByRole('button', { name: /^LOL/ })).toHaveTextContent('2');
    await userEvent.click(screen.getByRole('button', { name: 'All reactions' }));
    expect(
      within(screen.getByRole('group', { name: 'All reactions' }))
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Awesome', 'Support', 'Up', 'Down', 'Disagree']);
  });

  it('is walked by arrows and letters, and Escape leads back', async () => {
    await openBar({ given: many, others: {} });
    await userEvent.click(screen.getByRole('button', { name: 'All reactions' }));
    expect(focused()).toBe('Awesome');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Support');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Disagree');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Awesome');
    await userEvent.keyboard('d');
    expect(focused()).toBe('Down');
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('all');
    expect(screen.queryByRole('group', { name: 'All reactions' })).toBeNull();
  });

  it('joins the bar when it is chosen, takes the focus there, and stays when it is taken back', async () => {
    const { element, drain } = await openBar({ given: many, others: {} });
    await userEvent.click(screen.getByRole('button', { name: 'All reactions' }));
    await userEvent.click(screen.getByRole('button', { name: 'Support' }));
    await drain();
    expect(partsOf(element)).toEqual(['Like', 'Agree', 'Insightful', 'Support', 'all']);
    expect(focused()).toBe('Support');
    await userEvent.click(screen.getByRole('button', { name: /^Support/ }));
    await drain();
    expect(partsOf(element)).toContain('Support');
  });

  it('has neither Up nor Down nor the score where a vote control stands beside it', async () => {
    const server = modelReactions(votes.concat(kinds), { Up: 4 });
    const { element } = await openPage({
      props: { recordType: 'discussion', recordID: 5, ...server.record(), votesApart: true },
      permissions: member,
    });
    expect(partsOf(element)).toEqual(['Like', 'Disagree']);
    expect(element).not.toHaveTextContent('Score');
  });
});

describe('a discussion that is closed meanwhile', () => {
  const inDiscussion = { recordType: 'comment', recordID: 5, discussionID: 3, categoryID: 7 };

  it('takes no more reactions from who may not close it, and takes them again when it is open', async () => {
    const { element, store, button } = await openBar({
      props: { ...inDiscussion, ...modelReactions(kinds, { Like: 3 }).record() },
    });
    store.dispatch(discussionChanged(3, { closed: true }));
    await turn();
    expect(within(element).queryByRole('button')).toBeNull();
    expect(element).toHaveTextContent('Like: 3');
    store.dispatch(discussionChanged(3, { closed: false }));
    await turn();
    expect(button('Like')).toBeInTheDocument();
  });

  it('says so in plain words to who reacts too late, where the focus is', async () => {
    const error = {
      ...plainError('forbidden', 403, 'Permission Problem'),
      description: 'You need the Vanilla.Discussions.Close permission to do that.',
      permissions: ['Vanilla.Discussions.Close'],
    };
    const { element, store, button } = await openBar({
      props: { ...inDiscussion, ...modelReactions(kinds, { Like: 3 }).record() },
      client: { send: () => Promise.resolve({ outcome: 'failed', error }) },
    });
    button('Like').focus();
    button('Like').click();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^This discussion has been closed\.$/);
    await waitFor(() => expect(alert).toHaveFocus());
    expect(within(element).queryByRole('button')).toBeNull();
    expect(selectDiscussion(store.getState(), 3)).toMatchObject({ closed: true });
  });

  it('is noticed when its own bar is read again', async () => {
    const server = modelReactions(kinds, { Like: 3 });
    const { store } = await openBar({
      props: { recordType: 'discussion', recordID: 3, categoryID: 7, ...server.record() },
      client: { send: () => Promise.resolve(done({ ...server.record(), closed: true })) },
    });
    await store.dispatch(refreshReactions({ recordType: 'discussion', recordID: 3 }, -1));
    expect(selectDiscussion(store.getState(), 3)).toMatchObject({ closed: true });
  });
});
