import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainError } from '../../src/contract/apiError';
import { emptyDraft, type DraftState } from '../../src/resources/drafts/draft';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import { DraftActions } from '../../widgets/create-post/DraftActions';
import { testUi } from '../support/testUi';

const lost = plainError('unauthorized', 401);
const down = plainError('server', 500);

/** Presses Save Draft; what it says once the draft is `after`. */
async function save(before: Partial<DraftState>, after: Partial<DraftState>): Promise<string[]> {
  const { ui, wrapper } = testUi();
  const announce = jest.spyOn(ui.announcer, 'announce');
  const flush = jest.fn(() => Promise.resolve({ ...emptyDraft, ...after }));
  const draft = { ...emptyDraft, ...before, flush } as unknown as UseDraft;
  const view = render(<DraftActions draft={draft} leave="/" />, { wrapper });
  await userEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(flush).toHaveBeenCalled());
  view.unmount();
  return announce.mock.calls.map(([words]) => words).filter((words) => words !== '');
}

test.each<[string, Partial<DraftState>]>([
  ['Your draft has been saved.', { saved: 'both' }],
  ['Your draft has been saved.', { saved: 'server' }],
  ['Saved on this device; the server has not got it yet.', { saved: 'local', error: down }],
  ['Kept only in this tab.', { saved: 'memory', error: down }],
  // Of a guest.
  ['Draft saved on this device.', { saved: 'local' }],
])('Save Draft says what became of it: %s', async (words, after) => {
  expect(await save({ status: 'draft' }, { status: 'draft', ...after })).toEqual([words]);
});

test('that the session has ended is said by the note, and by Save Draft when it is pressed again', async () => {
  const after = { status: 'draft', saved: 'local', error: lost } as const;
  expect(await save({ status: 'draft', saved: 'local' }, after)).toEqual([]);
  expect(await save(after, after)).toEqual(['You have been signed out. Your text is kept on this device.']);
});

test('Save Draft says nothing where nothing was written', async () => {
  expect(await save({ status: 'none' }, { status: 'none' })).toEqual([]);
});

test('Cancel asks where words would be lost; with a key it opens a tab as any link does', async () => {
  const { wrapper } = testUi();
  const draft = { ...emptyDraft, status: 'draft', saved: 'memory' } as unknown as UseDraft;
  render(<DraftActions draft={draft} leave="#left" />, { wrapper });
  const cancel = screen.getByRole('link', { name: 'Cancel' });
  const press = (how: MouseEventInit) => {
    const click = createEvent.click(cancel, how);
    fireEvent(cancel, click);
    return click.defaultPrevented;
  };
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(press({ [key]: true })).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(press({})).toBe(true);
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
});
