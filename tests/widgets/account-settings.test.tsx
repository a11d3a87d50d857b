import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { PrivacyForm } from '../../widgets/account-settings/PrivacyForm';
import { readProps as readAccountSettings } from '../../widgets/account-settings/props';

const widget = { props: readAccountSettings, view: PrivacyForm };

afterEach(stopPages);

it('a choice that cannot be read is said, and saved over only once it has been', async () => {
  let fails = true;
  const { client, calls } = testClient(({ path }) =>
    path === 'analytics/privacy' && fails ? refused(500) : done({ AnonymizeData: '1' }),
  );
  const { wrapper } = await startPage({
    client,
    user: { userID: 3, name: 'Ada' },
    permissions: ['session.valid'],
  });
  const View = widget.view;
  render(<View {...widget.props({ userID: 3 })} />, { wrapper });
  const user = userEvent.setup();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: 'No, count me without a name' })).toBeChecked();
  expect(calls()).toEqual(['GET analytics/privacy', 'GET analytics/privacy']);
});
