import { render, screen } from '@testing-library/react';
import type { ApiError } from '../../src/contract/apiError';
import { plainError } from '../../src/contract/apiError';
import { SavedNote } from '../../widgets/create-comment/SavedNote';
import { testUi } from '../support/testUi';

const show = (error: ApiError | null) =>
  render(<SavedNote saved="local" ended={null} error={error} />, { wrapper: testUi().wrapper });

it('says that words are on this machine only, and why, and how they get on', () => {
  const { unmount } = show(null);
  expect(screen.getByText('Draft saved on this device.')).toBeInTheDocument();
  unmount();

  const { unmount: leave } = show(plainError('server', 500));
  expect(screen.getByText('Saved on this device; the server has not got it yet.')).toBeInTheDocument();
  // With every pause in typing an hour offline would be told again.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link')).toBeNull();
  leave();

  show(plainError('unauthorized', 401));
  expect(screen.getByRole('status')).toHaveTextContent(
    'You have been signed out. Your text is kept on this device.',
  );
  expect(screen.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.queryByText(/Draft saved|has not got it/)).toBeNull();
});
