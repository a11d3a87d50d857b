import { act, fireEvent, screen, within } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import { rich, until } from '../support/draftTabs';
import { tabs } from '../support/eachDraftTabs';
import { ModelLocks } from '../support/modelLocks';
import { offline } from '../support/modelDrafts';
import { openComment as open, wait } from '../support/openComment';
import { stopPages } from '../support/startPage';

// Its text area is enough here.
jest.mock('../../src/editor/rich/RichEditor', () => {
  throw new Error('404');
});

beforeEach(() => window.history.pushState(null, '', '/discussion/5/a-name/p2'));
afterEach(stopPages);

const write = async (words: string) => {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: words } });
  await wait(6000);
};
const kept = () =>
  [...tabs.server.rows.values()].map(({ attributes }) => (attributes as { draftMeta: object }).draftMeta);

it.each([
  ['a comment', {}, {}],
  ['a reply', { parentCommentID: 9 }, { commentParentID: 9 }],
  ['a change', { action: 'edit', commentID: 9 }, {}],
])('the draft of %s says on which page it is written', async (_, props, more) => {
  await open(props);
  await write('Some words');
  expect(kept()).toEqual([{ commentPath: '/discussion/5/a-name/p2', ...more }]);
});

it('and so does that of what is written on while the comment is on its way', async () => {
  await open();
  await write('One');
  let arrive = () => {};
  const awaiting = { outcome: 'awaitingApproval', status: 202, error: plainError('server') } as const;
  tabs.server.fault = ({ path }) =>
    path === 'comments' ? new Promise((resolve) => (arrive = () => resolve(awaiting))) : null;
  fireEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
  await wait(100);
  await write('One and two');
  arrive();
  await wait(6000);
  expect(tabs.server.bodies()).toEqual([' and two']);
  expect(kept()).toEqual([{ commentPath: '/discussion/5/a-name/p2' }]);
});

it('a comment that the server does not answer says after ten seconds that it takes long, and the focus stays', async () => {
  await open();
  await write('One');
  let arrive = () => {};
  const failed = { outcome: 'failed', error: plainError('server', 500) } as const;
  tabs.server.fault = ({ path }) =>
    path === 'comments' ? new Promise((resolve) => (arrive = () => resolve(failed))) : null;
  const slow = () => screen.queryByText('This is taking longer than usual…', { selector: 'form p' });
  const send = screen.getByRole('button', { name: 'Post Comment' });
  send.focus();
  fireEvent.click(send);
  await wait(9000);
  expect(slow()).toBeNull();
  await wait(1500);
  expect(slow()).toBeVisible();
  expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('This is taking longer');
  expect(send).toHaveFocus();
  arrive();
  await wait(100);
  expect(slow()).toBeNull();
});

/** Presses Reply below comment 9. */
async function reply() {
  document.body.innerHTML = `<article id="Comment_9" tabindex="-1"><div data-inlay-slot="body">Hello</div>
    <a href="/reply">Reply</a></article>`;
  const anchor = screen.getByRole('link', { name: 'Reply' });
  const onClose = jest.fn();
  const view = await open({ action: 'reply', commentID: '9' }, { anchor, onClose });
  onClose.mockImplementation(() => view.unmount());
  await wait(2000);
  return { anchor, onClose };
}

it('text of another device is another version beside what was put into HTML before it came', async () => {
  const begun = '<p>As it was</p>';
  tabs.server.add({
    ...{ recordType: 'comment', recordID: 9 },
    attributes: { body: rich('From the phone'), format: 'rich2', draftMeta: {} },
  });
  let arrive = () => {};
  tabs.server.fault = (request) =>
    new Promise((resolve) => (arrive = () => resolve(tabs.server.answer(request))));
  const change = { action: 'edit', commentID: 9, format: 'html', body: begun, html: begun };
  await open(change);
  await write(`${begun}<p>Typed</p>`);
  tabs.server.fault = () => null;
  arrive();
  await wait(6000);
  expect(tabs.server.bodies()).toEqual([rich('From the phone'), `${begun}<p>Typed</p>`]);
  const line = screen.getByText(/^Another version of this draft, from/);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(line.closest('.inl-draft-versions')).toHaveTextContent('From the phone');
});

describe('a reply in place', () => {
  /** A draft that was begun on another device. */
  const begin = (commentParentID: number) =>
    tabs.server.add({
      ...{ recordType: 'comment', parentRecordType: 'discussion', parentRecordID: 5 },
      attributes: { body: 'From the phone', format: 'text', draftMeta: { commentParentID } },
    });

  it('goes on with what only the server has of it, and there is one draft', async () => {
    begin(9);
    await reply();
    expect(screen.getByRole('textbox')).toHaveValue('From the phone');
    await write('From the phone, and here');
    expect(tabs.server.bodies()).toEqual(['From the phone, and here']);
  });

  it('gives up what only the server has of another one, and asks first', async () => {
    begin(8);
    await reply();
    const question = screen.getByRole('alertdialog', { name: 'Discard' });
    expect(question).toHaveTextContent('replying to this comment will discard your draft.');
    expect(tabs.server.rows.size).toBe(1);
    fireEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await wait(2000);
    expect(tabs.server.rows.size).toBe(0);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('waits a second to hear of others, and no news takes it away after that', async () => {
    begin(8);
    const answers: (() => void)[] = [];
    tabs.server.fault = (request) =>
      new Promise((resolve) => answers.push(() => resolve(tabs.server.answer(request))));
    await reply();
    await write('Some words');
    tabs.server.fault = () => null;
    for (const answer of answers) answer();
    await wait(500);
    expect(screen.getByRole('textbox')).toHaveValue('Some words');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('giving a reply in place up', () => {
  const cancel = () => screen.getByRole('button', { name: 'Cancel' });
  const click = async (button: HTMLElement) => {
    act(() => button.focus());
    fireEvent.click(button);
    await wait(500);
  };
  const forbidStorage = () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tabs.server.fault = offline;
  };

  it('asks nothing where its words are kept', async () => {
    const { anchor, onClose } = await reply();
    await write('Some words');
    await click(cancel());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(anchor).toHaveFocus();
  });

  it('asks where they would be lost, and keeps them unless somebody wants to lose them', async () => {
    const { anchor, onClose } = await reply();
    forbidStorage();
    await write('Some words');
    await click(cancel());
    const question = screen.getByRole('alertdialog', { name: 'Unsaved Changes' });
    expect(question).toHaveAccessibleDescription(/You have unsaved changes and your work will be lost\./);
    const stay = within(question).getByRole('button', { name: 'Cancel' });
    await act(() => until(() => document.activeElement === stay));
    await click(stay);
    expect(question).not.toBeInTheDocument();
    expect(cancel()).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('Some words');
    expect(onClose).not.toHaveBeenCalled();

    await click(cancel());
    await click(screen.getByRole('button', { name: 'Continue without saving' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(anchor).toHaveFocus();
  });

  it('also in the middle of a word', async () => {
    const { onClose } = await reply();
    forbidStorage();
    await write('Some words');
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Some words m' } });
    await click(cancel());
    expect(screen.getByRole('alertdialog', { name: 'Unsaved Changes' })).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('a form whose user has gone closes and says for whom its text is kept', async () => {
  await open();
  await write('Of Ann');
  window.dispatchEvent(new Event('blur'));
  tabs.session.userID = 4;
  window.dispatchEvent(new Event('focus'));
  await wait(500);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are signed in as Ben now. The text is kept for Ann.',
  );
  expect(document.body).not.toHaveTextContent('Of Ann');
});

it('a form that is written in another tab shows the text, and can be written on here', async () => {
  Object.assign(navigator, { locks: new ModelLocks() });
  const other = await tabs.open(tabs.openTab());
  await open();
  other.change({ body: 'From there', format: 'text' });
  await wait(1500);
  const field = screen.getByRole('textbox');
  expect(field).toHaveValue('From there');
  expect(field).toHaveAttribute('readonly');
  expect(screen.getByText('You are writing this in another tab.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Write here instead' }));
  await wait(500);
  expect(field).not.toHaveAttribute('readonly');
  await write('From there, and here');
  expect(tabs.server.bodies()).toEqual(['From there, and here']);
  Object.assign(navigator, { locks: undefined });
});
