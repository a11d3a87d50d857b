import { waitFor } from '@testing-library/react';
import { watchPost } from '../../../src/fragments/watchPost';

const ui = { window, widgetFor: () => 'Composer', meta: { raw: { ignoredUserIDs: ['9'] } } } as const;
const comment = { commentID: 7, body: '<p>Oak.</p>' };
afterEach(() => document.body.replaceChildren());

function start(html: string, props: Record<string, unknown>) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const onChange = jest.fn<void, [Record<string, unknown>]>();
  return { host, onChange, post: watchPost({ ui, host, props, onChange }) };
}

test('a fragment of a comment learns that it is edited, and what it says since', async () => {
  const { host, onChange, post } = start('<div data-inlay-slot="body"><p>Oak.</p></div>', { comment });
  expect(post.props).toEqual({ comment, isEditing: false });
  const text = host.querySelector<HTMLElement>('[data-inlay-slot]')!;
  text.hidden = true;
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ comment, isEditing: true }));
  text.innerHTML = '<p>Ash.</p>';
  text.hidden = false;
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith({
      comment: { ...comment, body: '<p>Ash.</p>' },
      isEditing: false,
    }),
  );
  post.stop();
});

test('it answers by the server’s own link, an original post by the page’s composer', () => {
  const link = '<a class="js-composeLink" data-action="reply" href="#reply">Reply<span> to Mara</span></a>';
  const reply = start(link, { comment }).post.props as { onReply(): void; replyLabel: string };
  expect(reply.replyLabel).toBe('Reply');
  const followed = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', followed, { once: true });
  reply.onReply();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(start('', { discussion: {} }).post.props).not.toHaveProperty('onReply');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-react="composer"><textarea data-inlay-part="body"></textarea></div>',
  );
  (start('', { discussion: {} }).post.props as { onReply(): void }).onReply();
  expect(document.activeElement).toBe(document.querySelector('textarea'));
});

test('a fragment learns that its reader ignores the author, unless its server says otherwise', () => {
  const hidden = (userID: unknown, more = {}) =>
    start('', { comment: { ...comment, insertUser: { userID } }, ...more }).post.props;
  expect(hidden(9)).toMatchObject({ isHidden: true });
  expect(hidden(9, { isHidden: false })).toMatchObject({ isHidden: false });
  expect(hidden(8)).not.toHaveProperty('isHidden');
  expect(hidden(undefined)).not.toHaveProperty('isHidden');
});
