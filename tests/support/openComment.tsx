import { act, render } from '@testing-library/react';
import { DraftsContext } from '../../src/resources/drafts/createDrafts';
import { widget } from '../../widgets/create-comment/widget';
import { tabs } from './eachDraftTabs';
import { pass } from './modelStorage';
import { openDrafts } from './openDrafts';
import { startPage } from './startPage';

/** Views are drawn every tenth of a second. */
export async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) await act(() => pass(100));
}

/** A form of a member's, over the drafts of one tab; `extras`: what a link gives that opens it. */
export async function openComment(props: object = {}, extras: object = {}) {
  const page = await startPage({
    client: tabs.server.client,
    user: { userID: tabs.session.userID, name: 'Ada' },
    permissions: ['comments.add'],
  });
  const { drafts } = openDrafts((error) => page.failures.push(error));
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
  await wait(100);
  return view;
}
