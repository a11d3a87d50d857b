import { render, screen } from '@testing-library/react';
import { plainError } from '../../src/contract/apiError';
import { testUi } from '../support/testUi';
import { CardFailure } from '../../widgets/user-card/CardFailure';

const words = 'This user has been deleted.';

test.each([
  ['whose account is deleted', 'deleted', 'User Deleted', words],
  ['who was removed', 'removed', 'Removed User', words],
  ['who could not be loaded', null, 'Unknown User', 'Failed to load user'],
] as const)('the card of a user %s', (_, gone, name, said) => {
  const { wrapper } = testUi();
  render(<CardFailure error={plainError('server')} gone={gone} onRetry={() => undefined} busy={false} />, {
    wrapper,
  });
  expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
});
