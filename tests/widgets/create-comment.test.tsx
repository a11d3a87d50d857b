import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import { DraftsContext, type Drafts } from '../../src/resources/drafts/DraftsContext';
import { widget } from '../../widgets/create-comment/widget';
import { until } from '../support/draftTabs';
import { tabs } from '../support/eachDraftTabs';
import { offline } from '../support/modelDrafts';
import { pass } from '../support/modelStorage';
import { startPage, stopPages } from '../support/startPage';

// Its text area is enough here.
jest.mock('../../src/ui/editor/rich/RichEditor', () => {
  throw new Error('404');
});

beforeEach(() => window.history.pushState(null, '', '/discussion/5/a-name/p2'));
afterEach(stopPages);

/** A form of a member's, over the drafts of one tab; `extras`: what a link gives that opens it. */
async function open(props: object = {}, extras: object = {}) {
  const page = await startPage({
    client: tabs.server.client,
    user: { userID: tabs.session.userID, name: 'Ada' },
    permissions: ['comments.add'],
  });
  const engine = tabs.openTab();
  const drafts: Drafts = {
    engine: () => Promise.resolve(engine),
    report: (error) => page.failures.push(error),
    reader: () => tabs.session.userID,
    timesAway: () => 0,
    takesOver: () => false,
    subscribe: () => () => undefined,
  };
  const clean = widget.props({ discussionID: 5, categoryID: 1, ...props });
  page.prepare(widget as never, clean);
  const Wrapper = page.wrapper;
  const view = render(
    <Wrapper>
      <DraftsContext value={drafts}>
        <widget.view {...clean} {...extras} />
      </DraftsContext>
    </Wrapper>,
  );
  await act(() => pass(100));
  return view;
}
const write = async (words: string) => {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: words } });
  await act(() => pass(6000));
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
  await act(() => pass(100));
  await write('One and two');
  arrive();
  await act(() => pass(6000));
  expect(tabs.server.bodies()).toEqual([' and two']);
  expect(kept()).toEqual([{ commentPath: '/discussion/5/a-name/p2' }]);
});

describe('giving a reply in place up', () => {
  /** Presses Reply below comment 9. */
  async function reply() {
    document.body.innerHTML = `<article id="Comment_9" tabindex="-1"><div data-inlay-slot="body">Hello</div>
      <a href="/reply">Reply</a></article>`;
    const anchor = screen.getByRole('link', { name: 'Reply' });
    const onClose = jest.fn();
    const view = await open({ action: 'reply', commentID: '9' }, { anchor, onClose });
    onClose.mockImplementation(() => view.unmount());
    await act(() => pass(2000));
    return { anchor, onClose };
  }
  const cancel = () => screen.getByRole('button', { name: 'Cancel' });
  const click = async (button: HTMLElement) => {
    act(() => button.focus());
    fireEvent.click(button);
    await act(() => pass(500));
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
