import { render, screen } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import { emptyDraft, type DraftState } from '../../src/resources/drafts/draft';
import { DraftNote } from '../../widgets/create-post/DraftNote';
import { testUi } from '../support/testUi';

const show = (draft: Partial<DraftState>) => {
  const { container } = render(<DraftNote draft={{ ...emptyDraft, status: 'draft', ...draft }} />, {
    wrapper: testUi().wrapper,
  });
  return container.querySelector('.inl-post__note')!;
};

test.each<[string, Partial<DraftState>]>([
  ['Kept only in this tab: nothing can be stored on this device.', { saved: 'memory' }],
  [
    'Saved on this device; the server has not got it yet.',
    { saved: 'local', error: plainError('server', 500) },
  ],
  [
    'You have been signed out. Your text is kept on this device.',
    { saved: 'local', error: plainError('unauthorized', 401) },
  ],
])('warns: %s', (words, draft) => {
  expect(show(draft)).toHaveAttribute('data-state', 'warning');
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('is no warning when all words are on the server and only a date was refused', () => {
  expect(show({ saved: 'both', error: plainError('validation', 422) })).toHaveAttribute('data-state', 'both');
  expect(screen.getByRole('status')).toHaveTextContent('Draft saved.');
});
