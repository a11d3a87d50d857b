import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ComponentType, ReactElement } from 'react';
import { offerDeployed } from '../../../../src/fragments/compat/offerDeployed';
import { createCover } from '../../../../src/fragments/createCover';
import { createKit } from '../../../../src/fragments/createKit';
import { PlaceContext } from '../../../../src/fragments/PlaceContext';
import { startPage, stopPages } from '../../../support/startPage';
import { gapStyleSheets } from '../../../support/gapStyleSheets';
import { done, refused, testClient } from '../../../support/testClient';

gapStyleSheets();
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));
afterEach(() => {
  stopPages();
  for (const name of ['VanillaReact', 'VANILLA_INJECTABLES']) Reflect.deleteProperty(window, name);
});

const insertUser = { userID: 4, name: 'Mara', url: '/profile/mara', signature: { body: '<i>Mara</i>' } };
const comment = {
  ...{ commentID: 7, discussionID: 2, categoryID: 5, body: '<p>Oak.</p>', insertUser },
  ...{ dateInserted: '2026-01-02T03:04:05Z', url: '/discussion/comment/7#Comment_7' },
};
const discussion = { ...comment, commentID: undefined, name: 'Which saw?', url: '/discussion/2/saw' };

/** Shows the module of the deployed format in a place that a server printed with this HTML. */
async function show(props: Record<string, unknown>, printed = '', source: unknown = null) {
  const { client, calls } = testClient(({ path }) =>
    path === 'comments/7/edit' && source ? done(source) : refused(403),
  );
  const { ui, wrapper } = await startPage({ client });
  offerDeployed({ window, ui, client, kit: createKit({ ui, client }) });
  const code = readFileSync('tests/support/deployed/parts.js', 'utf8');
  // Jest loads no module of the browser's kind from text.
  // eslint-disable-next-line no-new-func
  const View = new Function(code.replace(/export \{ (\w+) as default \};/, 'return $1'))() as ComponentType;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = printed;
  const cover = createCover(window);
  const place = { host, props, openSlot: () => () => undefined, cover };
  const around = (view: ReactElement) => <PlaceContext value={place}>{view}</PlaceContext>;
  render(around(<View {...props} />), { wrapper });
  await act(async () => {});
  return {
    host,
    calls,
    /** Tags of the page that the fragment shows, by the widget that serves. */
    tags: () =>
      Object.fromEntries(
        [...host.querySelectorAll<HTMLElement>(':scope > [slot][data-react]')].map((tag) => [
          tag.dataset.react!.replace('WidgetFor-', ''),
          JSON.parse(tag.dataset.props!) as Record<string, unknown>,
        ]),
      ),
  };
}

test('a comment has its options menu: as the server printed it, or of what the fragment was told', async () => {
  const { tags } = await show({ comment });
  expect(tags().menu).toEqual({
    ...{ recordType: 'comment', recordID: 7, userID: 4, url: comment.url, label: 'Comment by Mara' },
    ...{ dateInserted: comment.dateInserted, discussion: { discussionID: 2, categoryID: 5 } },
  });
  stopPages();
  const props = { recordType: 'comment', recordID: 7, userID: 4, url: '/x', label: 'Comment 3 by Mara' };
  const printed = `<div data-react="widgetfor-menu" data-props='${JSON.stringify(props)}'></div>`;
  const page = await show({ comment }, printed);
  expect(page.tags().menu).toEqual(props);
  // One menu is enough.
  expect(page.host.firstElementChild).toHaveAttribute('data-inlay-covered');
  stopPages();
  const broken = `<div data-react="WidgetFor-menu" data-props="{"></div>`;
  expect((await show({ comment }, broken)).tags().menu).toMatchObject({ label: 'Comment by Mara' });
});

test('what hangs on a comment stands in it, and nothing where nothing does', async () => {
  expect((await show({ comment })).tags()).not.toHaveProperty('attachments');
  stopPages();
  const attachments = [{ attachmentID: 1 }];
  const { tags } = await show({ comment: { ...comment, attachments } });
  expect(tags().attachments).toEqual({ recordType: 'comment', recordID: 7, attachments });
  stopPages();
  await show({ comment, attachmentsContent: <p>of the host</p>, warnings: <p>be kind</p> });
  expect(screen.getByText('of the host')).toBeVisible();
  expect(screen.getByText('be kind')).toBeVisible();
});

test('Reply does what the page’s own link does, or what the host says, and is not there for who may not', async () => {
  await show({ comment });
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  stopPages();
  const { host } = await show(
    { comment },
    '<a class="js-composeLink" data-action="reply" data-commentid="7" href="#reply">Reply</a>',
  );
  const followed = jest.fn((event: Event) => event.preventDefault());
  host.addEventListener('click', followed);
  fireEvent.click(screen.getByRole('button', { name: 'Reply' }));
  expect(followed).toHaveBeenCalledTimes(1);
  expect((followed.mock.calls[0]![0].target as Element).localName).toBe('a');
  stopPages();
  const onReply = jest.fn();
  await show({ comment, onReply, replyLabel: 'Answer' });
  fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('a comment is edited in the page’s own editor, which gets its source; who may not is told', async () => {
  const { tags, calls } = await show({ comment, isEditing: true }, '', { body: '[]', format: 'Rich2' });
  expect(calls()).toEqual(['GET comments/7/edit']);
  expect(tags().compose).toEqual({
    ...{ action: 'edit', commentID: 7, discussionID: 2, body: '[]', format: 'rich2' },
  });
  stopPages();
  const refusal = await show({ comment, isEditing: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Retry');
  expect(refusal.tags()).not.toHaveProperty('compose');
});

test('what an ignored member wrote opens on demand; who may not moderate has no box to check', async () => {
  await show({ comment, isHidden: true });
  expect(screen.getByText('You have ignored this member.')).toBeVisible();
  expect(screen.getByTestId('IgnoredUserContent').querySelector('details')).not.toHaveAttribute('open');
  expect(screen.getByTestId('ModerationCheckBox')).toBeEmptyDOMElement();
});

test('an original post has menu, actions, reports for moderators, and its author’s signature', async () => {
  const { tags } = await show({
    discussion: { ...discussion, reactions: [{ urlcode: 'Like' }], reportMeta: { countReports: 2 } },
    onReply: () => undefined,
  });
  expect(tags().menu).toMatchObject({ recordType: 'discussion', recordID: 2, label: 'Which saw?' });
  expect(tags().reactions).toMatchObject({ recordID: 2, reactions: [{ urlcode: 'Like' }] });
  expect(screen.getByRole('button', { name: 'Reply' })).toBeVisible();
  expect(screen.getByRole('link', { name: '2 reports' })).toHaveAttribute(
    'href',
    'http://localhost/dashboard/content/reports?statuses=none&recordType=discussion&recordID=2',
  );
});
