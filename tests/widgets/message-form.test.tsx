import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from '../../src/contract/apiClient';
import { MessageForm } from '../../widgets/message-form/MessageForm';
import { readProps } from '../../widgets/message-form/props';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';

afterEach(stopPages);

const field = () => screen.getByRole('textbox', { name: /^Your message/ });
const send = () => screen.getByRole('button', { name: 'Send' });
const sent = () => screen.getByRole('list', { name: 'Sent just now' });

async function open(answer: () => ApiResult, props: object = {}) {
  const { client, requests } = testClient(answer);
  const page = await startPage({
    client,
    user: { userID: 9, name: 'Ada', countUnreadConversations: 2 },
    permissions: ['conversations.add'],
  });
  const announce = jest.spyOn(page.ui.announcer, 'announce');
  const widget = { props: readProps, view: MessageForm };
  page.show(widget as never, { conversationID: 4, ...props });
  return { keys: userEvent.setup(), requests, announce };
}
const message = (messageID: number, body: string) =>
  done(
    {
      messageID,
      body,
      dateInserted: '2026-05-01T10:00:00+00:00',
      insertUser: { name: 'Ada', photoUrl: null },
    },
    201,
  );

test('a message is sent from the page, stands above the field, and the next one can be written', async () => {
  const { keys, requests, announce } = await open(() => message(31, 'On Tuesday, then.'));
  await keys.type(field(), 'On Tuesday, then.');
  await keys.click(send());
  await waitFor(() => expect(within(sent()).getByText('On Tuesday, then.')).toBeVisible());
  expect(within(sent()).getByText('Ada')).toBeVisible();
  expect(requests.at(-1)).toMatchObject({
    ...{ method: 'POST', path: 'messages' },
    body: { conversationID: 4, body: 'On Tuesday, then.' },
  });
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Your message has been sent.');
});

test('what is not taken stays in the field, with the reason', async () => {
  const { keys, requests } = await open(() => refused(500));
  await keys.click(send());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Please write something first.'));
  expect(requests).toEqual([]);
  await keys.type(field(), 'Still here.');
  await keys.click(send());
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(field()).toHaveValue('Still here.');
});

test('what a browser has sent without us comes back with its reason', async () => {
  await open(() => refused(500), { body: 'Long', error: 'The message is too long.' });
  await waitFor(() => expect(field()).toHaveAccessibleDescription('The message is too long.'));
  expect(field()).toHaveValue('Long');
});

test('a conversation that is opened lowers the count in all tabs', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  await open(() => refused(500));
  await waitFor(() =>
    expect(stored).toHaveBeenCalledWith(
      'inlay.counts|news',
      JSON.stringify({ userID: 9, counts: { Conversations: 2 }, isRead: false }),
    ),
  );
});
