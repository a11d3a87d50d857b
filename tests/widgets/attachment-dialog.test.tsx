import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { readFormSchema } from '../../src/resources/attachments/formSchema';
import { widget as attachments } from '../../widgets/attachments/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { widget } from '../../widgets/post-menu/widget';

afterEach(stopPages);

const externalAttachments = {
  ticket: {
    ...{ attachmentType: 'ticket', name: 'Tickets', label: 'Create ticket', submitButton: 'Send it' },
    ...{ writeableContentScope: 'own', recordTypes: ['comment'] },
    postSuccessMessage: { message: 'The ticket is there.', linkText: 'See ticket' },
  },
  staff: { name: 'For the staff', writeableContentScope: 'none', recordTypes: ['comment'] },
};
const schema = {
  type: 'object',
  properties: {
    recordID: { type: 'integer', 'x-control': { inputType: 'textBox', label: 'never asked for' } },
    name: { type: 'string', default: 'Re: <b>saw</b>', 'x-control': { inputType: 'textBox', label: 'Name' } },
    body: { type: 'string', 'x-control': [{ inputType: 'textBox', type: 'textarea', label: 'Body' }] },
    urgent: { type: 'boolean', 'x-control': { inputType: 'checkBox', label: 'Urgent' } },
    hours: { type: 'number', 'x-control': { inputType: 'textBox', label: 'Hours' } },
    projectID: {
      type: 'string',
      enum: ['p1', 'p2'],
      'x-control': {
        inputType: 'dropDown',
        label: 'Project',
        description: 'Where to.',
        choices: { staticOptions: { p1: 'First', p2: 'Second' } },
      },
    },
    secret: { type: 'string', 'x-control': { inputType: 'hidden' } },
    broken: 'no field',
  },
  required: ['name', 'projectID'],
};
const sent = {
  ...{ attachmentID: 9, attachmentType: 'ticket', recordType: 'comment', recordID: '5', sourceID: 'T-9' },
  ...{ sourceUrl: 'https://tickets.test/9', status: 'New', metadata: [{ labelCode: 'Name', value: 'Saw' }] },
};
const refusal = (...fields: [string, string][]): ApiResult => ({
  outcome: 'failed',
  error: {
    ...plainError('validation', 400, 'Validation Failed'),
    fields: fields.map(([field, message]) => ({ field, message, path: '', code: 'invalid' })),
  },
});

/** The menu of a comment of user 7's, which is the reader's own unless another one reads. */
async function open(answer: (request: ApiRequest) => ApiResult | Promise<ApiResult>, userID = 7) {
  const { client, requests } = testClient((request) =>
    request.path === 'attachments/schema' ? done(schema) : answer(request),
  );
  const page = await startPage({
    client,
    user: { userID, name: 'Ada' },
    meta: { raw: { externalAttachments } },
  });
  page.show(widget, { recordType: 'comment', recordID: 5, userID: 7, url: '/x', label: 'Comment 3' });
  const user = userEvent.setup();
  const button = screen.queryByRole('button', { name: 'Options: Comment 3' })!;
  const openMenu = async () => {
    await user.click(button);
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  };
  const openDialog = async () => {
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Create ticket' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create ticket' });
    const name = await within(dialog).findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    return { dialog, name, field: (label: RegExp) => within(dialog).getByLabelText(label) };
  };
  const send = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Send it' }));
  const posted = () => requests.filter(({ path }) => path === 'attachments').map(({ body }) => body);
  return { ...page, ...{ user, button, openMenu, openDialog, send, posted, requests } };
}

test('the menu has those integrations that the reader may use on this post', async () => {
  const { openMenu } = await open(() => done(null));
  await openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Delete',
    'Create ticket',
  ]);
  stopPages();
  // Somebody else may do nothing with it, and there is no menu.
  await open(() => done(null), 8);
  expect(screen.queryByRole('button', { name: 'Options: Comment 3' })).toBeNull();
});

test('the form is the server’s: what it refuses is said at its fields, and every word stays', async () => {
  let answer: ApiResult = refusal(['name', 'Too dull.'], ['elsewhere', 'Not today.']);
  const { user, openDialog, send, posted, requests, button } = await open(() => answer);
  const { dialog, name, field } = await openDialog();
  expect(name).toHaveValue('Re: <b>saw</b>');
  expect(within(dialog).queryByText('never asked for')).toBeNull();
  expect(field(/^Project/)).toHaveAccessibleDescription('Where to.');
  await user.clear(name);
  await user.type(field(/^Body/), 'Two words');
  await user.click(field(/^Urgent/));
  await user.type(field(/^Hours/), '2.5');
  await user.selectOptions(field(/^Project/), 'Second');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ path: 'attachments/schema', query: { projectID: 'p2' } }),
  );
  await send(dialog);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Too dull.'));
  expect(name).toHaveFocus();
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Not today.');
  const values = { name: '', body: 'Two words', urgent: true, hours: 2.5, projectID: 'p2' };
  const place = { recordType: 'comment', recordID: 5, attachmentType: 'ticket' };
  expect(posted()).toEqual([{ ...values, ...place }]);

  answer = refused(500);
  await user.type(name, 'Saw');
  await send(dialog);
  await waitFor(() => expect(posted()).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());

  answer = done(sent, 201);
  const again = await openDialog();
  expect(again.name).toHaveValue('Saw');
  expect(again.field(/^Body/)).toHaveValue('Two words');
  expect(again.field(/^Urgent/)).toBeChecked();
  await send(again.dialog);
  await waitFor(() => expect(again.dialog).not.toBeInTheDocument());
  expect(posted().at(-1)).toEqual({ ...values, ...place, name: 'Saw' });
  await waitFor(() => expect(button).toHaveFocus());
  // Sent words are done with.
  expect((await openDialog()).name).toHaveValue('Re: <b>saw</b>');
});

test('what was made stands under its post at once, whether a view shows the others, or a tag sleeps, or none is there', async () => {
  for (const state of ['mounted', 'asleep', 'none'] as const) {
    const { openDialog, send, show, prepare } = await open(() => done(sent, 201));
    const part = document.createElement('div');
    part.dataset.inlayShows = 'attachments/comment/5';
    document.body.append(part);
    const before = { ...sent, attachmentID: 1, sourceID: 'T-1' };
    const props = { recordType: 'comment', recordID: 5, attachments: [before] };
    if (state !== 'none') {
      const tag = document.createElement('div');
      tag.dataset.react = 'PostAttachments';
      tag.dataset.props = JSON.stringify(props);
      tag.dataset.inlayState = state;
      part.append(tag);
      if (state === 'mounted') show(attachments, props, tag);
    }
    const { dialog } = await openDialog();
    await send(dialog);
    const link = await screen.findByRole('link', { name: 'See ticket' });
    expect(link).toHaveAttribute('href', 'https://tickets.test/9');
    expect(await screen.findByText('The ticket is there.')).toBeVisible();
    if (state === 'mounted')
      await waitFor(() => expect(within(part).getAllByRole('listitem')).toHaveLength(2));
    else {
      const [tag] = part.children;
      expect(part.children).toHaveLength(1);
      expect(tag!.getAttribute('data-inlay-when')).toBe('now');
      const { attachments: list } = JSON.parse(tag!.getAttribute('data-props')!) as { attachments: object[] };
      expect(list).toEqual(state === 'none' ? [sent] : [before, sent]);
      prepare(attachments as never, attachments.props({ attachments: list }));
    }
    stopPages();
  }
});

test('a form that is read again for what was chosen, and cannot be, says so, keeps every word, and is asked for again', async () => {
  let broken = false;
  const { client, requests } = testClient(({ query }) => {
    if (!query?.projectID) return done(schema);
    return broken ? refused(500) : done({ properties: { ...schema.properties, age: { type: 'string' } } });
  });
  const { show } = await startPage({
    client,
    user: { userID: 7, name: 'Ada' },
    meta: { raw: { externalAttachments } },
  });
  show(widget, { recordType: 'comment', recordID: 5, userID: 7, url: '/x', label: 'Comment 3' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Options: Comment 3' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create ticket' }));
  await user.type(await screen.findByLabelText('Body'), 'Two words');
  broken = true;
  await user.selectOptions(screen.getByLabelText(/^Project/), 'Second');
  expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByLabelText('Body')).toHaveValue('Two words');
  expect(screen.getByLabelText(/^Project/)).toHaveValue('p2');
  // Still broken: said again, and focus stays where the next try is.
  await user.click(retry);
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  broken = false;
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('age')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByLabelText('Body')).toHaveValue('Two words');
});

test('a form that cannot be read says so, and is asked for again', async () => {
  let broken = true;
  const { client } = testClient(() => (broken ? refused(500) : done(schema)));
  const { show } = await startPage({
    client,
    user: { userID: 7, name: 'Ada' },
    meta: { raw: { externalAttachments } },
  });
  show(widget, { recordType: 'comment', recordID: 5, userID: 7, url: '/x', label: 'Comment 3' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Options: Comment 3' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create ticket' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('what is no schema has no fields', () => {
  for (const foreign of [null, 'form', [], { properties: [] }, { properties: { x: null } }])
    expect(readFormSchema(foreign)).toEqual([]);
  expect(readFormSchema({ properties: { x: {} } })).toEqual([
    expect.objectContaining({ name: 'x', label: 'x', kind: 'line', required: false, initial: '' }),
  ]);
});
