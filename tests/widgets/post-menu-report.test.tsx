import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { openPostMenu } from '../support/openPostMenu';
import { stopPages } from '../support/startPage';
import { done } from '../support/testClient';

// Its text area is enough here.
jest.mock('../../src/editor/rich/RichEditor', () => {
  throw new Error('404');
});

afterEach(stopPages);

const reasons = [
  { reportReasonID: 'rude', name: 'Rude', description: 'It attacks somebody.', sort: 2 },
  { reportReasonID: 'old', name: 'Old', description: '', sort: 0, deleted: true },
  { reportReasonID: 'spam', name: 'Spam', description: 'It sells something.', sort: 1 },
];

test('a report needs a reason and a note, and what the server refuses is told', async () => {
  let answer: ApiResult = {
    outcome: 'failed',
    error: {
      ...plainError('validation', 400, 'Validation Failed'),
      fields: [{ field: 'reportReasonIDs', message: 'Not that one.', path: '', code: 'invalid' }],
    },
  };
  const { keys, requests } = await openPostMenu({
    permissions: ['flag.add'],
    answer: ({ path }) => (path === 'report-reasons' ? done(reasons) : answer),
  });
  const button = screen.getByRole('button', { name: 'Report content' });
  await keys.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Report content' });
  const box = (name: string) => within(dialog).findByRole('checkbox', { name });
  await box('Spam');
  expect(
    within(dialog)
      .getAllByRole('checkbox')
      .map((each) => (each as HTMLInputElement).value),
  ).toEqual(['spam', 'rude']);
  expect(await box('Rude')).toHaveAccessibleDescription('It attacks somebody.');
  const send = () => keys.click(within(dialog).getByRole('button', { name: 'Report' }));
  await send();
  expect(await within(dialog).findByText('Choose at least one reason.')).toBeVisible();
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: 'Spam' })).toHaveFocus());
  expect(within(dialog).getByRole('group')).toHaveAccessibleDescription('Choose at least one reason.');
  await keys.click(await box('Rude'));
  const note = within(dialog).getByRole('textbox');
  fireEvent.input(note, { target: { value: 'It is rude.' } });
  await send();
  expect(await within(dialog).findByText('Not that one.')).toBeVisible();

  // Closed by mistake, and opened again.
  await keys.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
  await keys.click(button);
  const again = await screen.findByRole('dialog', { name: 'Report content' });
  expect(await within(again).findByRole('checkbox', { name: 'Rude' })).toBeChecked();
  answer = done({ reportID: 1 }, 201);
  await keys.click(within(again).getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Thank you. Moderators will look at it.')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({
    method: 'POST',
    path: 'reports',
    body: { recordType: 'discussion', recordID: 5, reportReasonIDs: ['rude'] },
  });
});
