import { act, fireEvent, render, screen } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import { DraftsContext, type Drafts } from '../../src/resources/drafts/DraftsContext';
import { widget } from '../../widgets/create-comment/widget';
import { tabs } from '../support/eachDraftTabs';
import { pass } from '../support/modelStorage';
import { startPage, stopPages } from '../support/startPage';

// Its text area is enough here.
jest.mock('../../src/ui/editor/rich/RichEditor', () => {
  throw new Error('404');
});

beforeEach(() => window.history.pushState(null, '', '/discussion/5/a-name/p2'));
afterEach(stopPages);

/** A form of a member's, over the drafts of one tab. */
async function open(props: object = {}) {
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
  render(
    <Wrapper>
      <DraftsContext value={drafts}>
        <widget.view {...clean} />
      </DraftsContext>
    </Wrapper>,
  );
  await act(() => pass(100));
  return page;
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
