import { screen } from '@testing-library/react';
import type { ApiClient, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { discussionChanged } from '../../src/resources/discussions/discussionsSlice';
import { widget } from '../../widgets/vote/widget';
import { modelReactions } from '../support/modelReactions';
import { turn } from '../support/startLoader';
import { startMounter } from '../support/startMounter';
import { startPage, stopPages } from '../support/startPage';
import { refused } from '../support/testClient';
import { withFacts } from '../support/withFacts';

// Roots are rendered by the mounter, as on a page, not by the testing library.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(stopPages);

const kinds = [
  { tagID: 3, urlcode: 'Up', name: 'Vote Up', class: 'Positive', reactionValue: 1 },
  { tagID: 4, urlcode: 'Down', name: 'Vote Down', class: 'Negative', reactionValue: -1 },
];
const member = ['reactions.positive.add', 'reactions.negative.add'];

/** A control over a model of the server, whose calls wait to be let through. */
async function openVote({
  permissions = member,
  signedIn = true,
  given = kinds,
  others = { Up: 4 } as Record<string, number>,
  client,
  ...more
}: {
  permissions?: readonly string[];
  signedIn?: boolean;
  given?: typeof kinds;
  others?: Record<string, number>;
  client?: ApiClient;
  closed?: boolean;
  recordType?: 'discussion' | 'comment';
  discussionID?: number;
} = {}) {
  const server = modelReactions(given, others);
  const { ui, wrapper, prepare, store } = await startPage({
    client: client ?? server.client,
    user: { userID: signedIn ? 1 : 0, name: 'Me' },
    permissions,
    meta: { transientKey: 'key-1' },
  });
  const announce = jest.spyOn(ui.announcer, 'announce');
  const props = { recordType: 'discussion', recordID: 5, categoryID: 7, ...server.record(), ...more };
  const html = `<div data-react="Greeting" data-inlay-when="now" data-props='${JSON.stringify(props)}'></div>`;
  const page = await startMounter(html, withFacts('vote', widget), { Providers: wrapper, prepare });
  return {
    ...page,
    ...server,
    store,
    said: () => announce.mock.calls.map(([text, urgency]) => [text, urgency ?? 'polite']),
    /** `Upvote* 5 Downvote` for an Upvote that is pressed. */
    shown: () =>
      [...page.element.querySelectorAll('button, .inl-vote__score > [aria-hidden]')]
        .map((each) =>
          each.localName === 'button'
            ? `${each.getAttribute('aria-label')}${each.getAttribute('aria-pressed') === 'true' ? '*' : ''}`
            : each.textContent,
        )
        .join(' '),
    async press(name: string) {
      screen.getByRole('button', { name }).click();
      await turn();
    },
    async drain() {
      while (await server.step());
      await turn();
    },
    calls: () => server.requests.map(({ method = 'GET', path }) => `${method} ${path}`),
  };
}

it('shows the score between two toggle buttons, named and titled', async () => {
  const { element, shown } = await openVote();
  expect(shown()).toBe('Upvote 4 Downvote');
  expect(screen.getByRole('button', { name: 'Upvote' })).toHaveAttribute('title', 'Upvote');
  expect(element).toHaveTextContent('Score 4');
});

it('shows the score first where there is only one button', async () => {
  const { shown } = await openVote({ given: kinds.slice(0, 1) });
  expect(shown()).toBe('4 Upvote');
});

it('counts a press at once, and speaks the new score when it is done, once', async () => {
  const { press, shown, said, drain, calls } = await openVote();
  await press('Upvote');
  expect(shown()).toBe('Upvote* 5 Downvote');
  expect(said()).toEqual([]);
  await drain();
  expect(calls()).toEqual(['POST discussions/5/reactions']);
  expect(said()).toEqual([['Score 5', 'polite']]);
});

it('moves the score by both when the vote is switched, and back when it is taken back', async () => {
  const { press, shown, drain, calls } = await openVote();
  await press('Upvote');
  await drain();
  await press('Downvote');
  expect(shown()).toBe('Upvote 3 Downvote*');
  await drain();
  await press('Downvote');
  expect(shown()).toBe('Upvote 4 Downvote');
  await drain();
  expect(calls().slice(1)).toEqual([
    'DELETE discussions/5/reactions',
    'POST discussions/5/reactions',
    'DELETE discussions/5/reactions',
    'GET discussions/5',
  ]);
});

it('puts score and buttons back when the call fails, and a toast says why until it is closed', async () => {
  const error = { ...plainError('server', 500, 'Not now.'), description: 'Votes rest tonight.' };
  const failed: ApiResult = { outcome: 'failed', error };
  const { press, shown } = await openVote({
    client: { send: ({ method }) => Promise.resolve(method ? failed : refused(500)) },
  });
  await press('Upvote');
  await turn();
  expect(shown()).toBe('Upvote 4 Downvote');
  expect(await screen.findAllByText('Votes rest tonight.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

it.each<[string, Parameters<typeof openVote>[0], string]>([
  ['a guest', { signedIn: false }, '4'],
  ['whoever may give neither', { permissions: [] }, '4'],
  ['whoever may only praise', { permissions: ['reactions.positive.add'] }, '4 Upvote'],
  ['a member, in what is closed', { closed: true }, '4'],
  [
    'whoever may close it',
    { closed: true, permissions: [...member, 'discussions.close'] },
    'Upvote 4 Downvote',
  ],
])('shows %s what they may do', async (_who, options, expected) => {
  const { shown } = await openVote(options);
  expect(shown()).toBe(expected);
});

it('loses its buttons when the discussion is closed elsewhere on the page', async () => {
  const { shown, store } = await openVote({ recordType: 'comment', discussionID: 9 });
  expect(shown()).toBe('Upvote 4 Downvote');
  store.dispatch(discussionChanged(9, { closed: true }));
  await turn();
  expect(shown()).toBe('4');
});

it('votes on comments', async () => {
  const { press, drain, calls } = await openVote({ recordType: 'comment' });
  await press('Downvote');
  await drain();
  expect(calls()).toEqual(['POST comments/5/reactions']);
});

it('holds the old vote again when the other one is refused, as if nothing had been pressed', async () => {
  const { press, shown, drain, fates, calls, mine } = await openVote();
  await press('Upvote');
  await drain();
  fates.push('ok', 'refused');
  await press('Downvote');
  await drain();
  expect(shown()).toBe('Upvote* 5 Downvote');
  expect(mine()).toEqual(['Up']);
  expect(calls().slice(1)).toEqual([
    'DELETE discussions/5/reactions',
    'POST discussions/5/reactions',
    'POST discussions/5/reactions',
    'GET discussions/5',
  ]);
  expect(await screen.findAllByText('Something went wrong while contacting the server.')).not.toHaveLength(0);
});
