import { fireEvent, screen, within } from '@testing-library/react';
import { plainError, type ApiError } from '../../src/contract/apiError';
import type { DraftEngine } from '../../src/resources/drafts/createDraftEngine';
import { rich } from '../support/draftTabs';
import { tabs } from '../support/eachDraftTabs';
import { openComment, wait } from '../support/openComment';
import { stopPages } from '../support/startPage';

// A form for comments and the drafts that it finds late, refuses, or gives up.

// Its text area is enough here.
jest.mock('../../src/editor/rich/RichEditor', () => {
  throw new Error('404');
});

beforeEach(() => window.history.pushState(null, '', '/discussion/5/a-name'));
afterEach(stopPages);

const field = () => screen.getByRole('textbox');
const type = (words: string) => fireEvent.input(field(), { target: { value: words } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(200);
};
const version = () => screen.queryByText(/^Another version of this draft, from/);
const change = { action: 'edit', commentID: 9, format: 'text', body: 'As it was' };
const target = { recordType: 'comment', recordID: 9 };
const inThread = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 5 };
const theirs = (body: string) => ({ attributes: { body, format: 'text', draftMeta: {} } });
/** It waits for a moderator: the form stays. */
const taken = { outcome: 'awaitingApproval', status: 202, error: plainError('server') } as const;
/** What was sent as a comment. */
const sent = () =>
  tabs.server.requests.flatMap(({ method, path, body }) =>
    method === 'POST' && path === 'comments' ? [body as { body: string }] : [],
  );
/** The server takes comments; drafts as ever. */
const takeComments = () => {
  tabs.server.fault = ({ method, path }) => (method === 'POST' && path === 'comments' ? taken : null);
};
/** The server says what drafts there are when the test says so. */
function lateAnswer() {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const { fault } = tabs.server;
  tabs.server.fault = (request) =>
    request.path === 'drafts' && (request.method ?? 'GET') === 'GET'
      ? coming.then(() => tabs.server.answer(request))
      : fault(request);
  return () => come();
}

const refusal = (code: 'forbidden' | 'notFound' | 'badRequest', status: number, more: Partial<ApiError>) => ({
  outcome: 'failed' as const,
  error: { ...plainError(code, status), ...more },
});
const gone = {
  ...{ path: '', field: 'parentCommentID', code: 'invalid' },
  message: 'The comment that this answers has been deleted.',
};
it.each([
  [
    'whose discussion has been closed',
    {},
    refusal('forbidden', 403, { permissions: ['Vanilla.Discussions.Close'] }),
    'This discussion has been closed.',
  ],
  ['that answers a deleted one', {}, refusal('badRequest', 400, { fields: [gone] }), gone.message],
  [
    'that is deleted while it is changed',
    change,
    refusal('notFound', 404, {}),
    'This comment has been deleted. Your text is kept in your drafts.',
  ],
])('a comment %s says so in plain words, and its text stays', async (_, props, answer, words) => {
  await openComment(props);
  type('Too late');
  tabs.server.fault = ({ path, method }) =>
    path.startsWith('comments') && method !== undefined && method !== 'GET' ? answer : null;
  await press('commentID' in props ? 'Save' : 'Post Comment');
  await wait(1000);
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(field()).toHaveValue('Too late');
  await wait(6000);
  expect(tabs.server.bodies()).toEqual(['Too late']);
});

it('an empty form sends nothing, and says why', async () => {
  await openComment();
  await press('Post Comment');
  expect(screen.getByRole('alert')).toHaveTextContent('Please write something first.');
  expect(sent()).toEqual([]);
});

it('a save that comes before the draft is known shows the draft first, and the next one saves it', async () => {
  tabs.server.add({ ...target, ...theirs('As it was, and later') });
  const come = lateAnswer();
  await openComment(change);
  const patches = () => tabs.server.calls().filter((call) => call === 'PATCH comments/9');
  await press('Save');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-state', 'busy');
  come();
  await wait(1000);
  expect(screen.getAllByText(/^Your draft has come back/)).not.toHaveLength(0);
  expect(field()).toHaveValue('As it was, and later');
  expect(patches()).toEqual([]);
  await press('Save');
  await wait(1000);
  expect(patches()).toHaveLength(1);
});

it('a comment that is posted before text of another device is known takes none of it along', async () => {
  tabs.server.add({ ...inThread, ...theirs('From the phone') });
  takeComments();
  const come = lateAnswer();
  await openComment();
  type('Short');
  await press('Post Comment');
  come();
  await wait(1000);
  expect(sent()).toMatchObject([{ body: 'Short' }]);
  expect(version()).not.toBeNull();
  await press('Use this one');
  expect(field()).toHaveValue('From the phone');
});

it('what is typed in the moment between the reading of a draft and its showing stays, beside the draft', async () => {
  tabs.server.add({ ...inThread, ...theirs('From the phone') });
  const { openTab } = tabs;
  tabs.openTab = (...how) => {
    const engine = openTab(...how);
    const open: DraftEngine['open'] = (...args) => {
      const draft = engine.open(...args);
      let isTyped = false;
      draft.subscribe(() => {
        if (isTyped || draft.state().restored === 0) return;
        isTyped = true;
        type('Typed');
      });
      return draft;
    };
    return { ...engine, open };
  };
  await openComment();
  await wait(6000);
  expect(field()).toHaveValue('Typed');
  expect(version()).not.toBeNull();
  expect(tabs.server.bodies()).toEqual(['From the phone', 'Typed']);
});

it('a comment that is sent while the server still looks for a draft is no draft afterwards', async () => {
  tabs.server.fault = ({ method = 'GET', path }) =>
    path.startsWith('drafts') && method === 'GET'
      ? new Promise(() => undefined)
      : path === 'comments'
        ? taken
        : null;
  const view = await openComment();
  type('Sent in a hurry');
  await press('Post Comment');
  await wait(6000);
  expect(sent()).toMatchObject([{ body: 'Sent in a hurry' }]);
  expect(field()).toHaveValue('');
  view.unmount();
  tabs.server.fault = () => null;
  await openComment();
  await wait(1000);
  expect(field()).toHaveValue('');
});

it('a change can be given up, and its own text comes back', async () => {
  await openComment(change);
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  type('As it was, and what nobody wants');
  await wait(6000);
  expect(tabs.server.bodies()).toEqual(['As it was, and what nobody wants']);
  await press('Discard draft');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await wait(2000);
  expect(field()).toHaveValue('As it was');
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  expect(tabs.server.bodies()).toEqual([]);
});

it('of two versions one is shown, used, and the other one deleted after a question', async () => {
  tabs.server.add({
    ...inThread,
    attributes: { body: rich('From the phone'), format: 'rich2', lastSaved: '2020-01-01', draftMeta: {} },
  });
  const come = lateAnswer();
  await openComment();
  type('Typed here');
  come();
  await wait(1000);
  expect(field()).toHaveValue('Typed here');
  await press('Show');
  expect(screen.getByText('From the phone')).toBeVisible();
  await press('Delete');
  const question = screen.getByRole('alertdialog', { name: 'Delete this version?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await wait(6000);
  expect(version()).toBeNull();
  expect(field()).toHaveValue('Typed here');
  expect(tabs.server.bodies()).toEqual(['Typed here']);
});

it('a user who sends the text of another one at once sends nothing, and reads why', async () => {
  takeComments();
  await openComment();
  type('Of Ann');
  await wait(6000);
  window.dispatchEvent(new Event('blur'));
  tabs.session.userID = 4;
  await press('Post Comment');
  await wait(1000);
  expect(sent()).toEqual([]);
  expect(screen.getByText('You are signed in as Ben now. The text is kept for Ann.')).toBeVisible();
});
