import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPostMenu } from '../support/openPostMenu';
import { stopPages } from '../support/startPage';
import { plainMeta } from '../support/testUi';

afterEach(() => {
  stopPages();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

const shared = 'http://localhost/discussion/5/the-saw?tab=all&utm_source=community-share';
const props = { url: '/discussion/5/the-saw?tab=all' };

async function openShare(more: Parameters<typeof openPostMenu>[0] = {}) {
  const page = await openPostMenu({ props, ...more });
  const button = screen.getByRole('button', { name: 'Share' });
  const press = async () => {
    await page.keys.click(button);
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  };
  return { ...page, button, press };
}

test('a link is copied as one that was passed on; what cannot be copied is shown', async () => {
  const { press } = await openShare();
  const user = userEvent.setup();
  await press();
  await user.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
  expect(await screen.findByText('Link copied to clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(shared);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await press();
  await user.click(screen.getByRole('menuitem', { name: 'Copy Link' }));
  expect(await screen.findByText(shared)).toBeVisible();
});

test('it goes by mail, and by message for who may write one', async () => {
  const { press } = await openShare({
    permissions: ['conversations.add'],
    meta: { context: { ...plainMeta.context, conversationsEnabled: true } },
  });
  await press();
  const hrefs = screen.getAllByRole('menuitem').map((each) => each.getAttribute('href'));
  expect(hrefs[1]).toBe(
    `mailto:?subject=${encodeURIComponent('Check it out: The saw')}&body=${encodeURIComponent(`Check out this post: ${shared}`)}`,
  );
  expect(hrefs[2]).toMatch(new RegExp(`/messages/add\\?content=${encodeURIComponent(shared)}$`));
  stopPages();
  await (await openShare()).press();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy Link',
    'Email Link',
  ]);
});

test('a phone shows its own sheet, and focus comes back from it', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.assign(navigator, { share, canShare: () => true });
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
  const { keys, button } = await openShare();
  await keys.click(button);
  expect(share).toHaveBeenCalledWith({ title: 'The saw', url: shared });
  await waitFor(() => expect(button).toHaveFocus());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a press on a date copies the address of its post, which stands where the page’s did', async () => {
  const { show } = await openPostMenu();
  const onClose = jest.fn();
  const { widget } = await import('../../widgets/post-menu/widget');
  const link = Object.assign(document.createElement('a'), { href: '/discussion/comment/9#Comment_9' });
  show({ ...widget, view: (props) => <widget.view {...props} onClose={onClose} /> }, widget.fromLink!(link)!);
  expect(await screen.findByText('Link copied to clipboard.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/discussion/comment/9?utm_source=community-share#Comment_9',
  );
  expect(window.location.href).toBe('http://localhost/discussion/comment/9#Comment_9');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  window.history.replaceState(null, '', '/');
});
