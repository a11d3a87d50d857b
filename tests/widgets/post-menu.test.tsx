import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddonHost } from '../../src/contract/addon';
import { attachAddon } from '../../src/addons/attachAddon';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import { sharedLink } from '../../widgets/post-menu/sharedLink';
import { startPage, stopPages } from '../support/startPage';
import { testClient, done } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';
import { widget } from '../../widgets/post-menu/widget';

const props = { recordType: 'comment', recordID: 5, userID: 7, url: '/discussion/comment/5#Comment_5' };
afterEach(stopPages);

/** A comment's menu in a page whose reader may edit comments, close discussions, and nothing else. */
async function open() {
  const { client } = testClient(() => done(null));
  const { ui, failures, show } = await startPage({
    client,
    user: { userID: 1, name: 'Me' },
    permissions: ['discussions.close', 'comments.edit'],
  });
  const attach = (key: string, register: (host: AddonHost) => void) =>
    attachAddon(
      {
        ui,
        loader: {
          registry: {
            entries: () => [],
            get: () => undefined,
            add: () => () => undefined,
            register: () => () => undefined,
          },
          tags: new Map(),
          wakeInView: () => undefined,
        },
        slices: () => undefined,
        dispatch: () => Promise.resolve(),
      },
      { key, register },
    );
  const view = show(widget, { ...props, label: 'Comment 3 by Mara' });
  const button = () => screen.getByRole('button', { name: 'Options: Comment 3 by Mara' });
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const openMenu = async () => {
    await userEvent.click(button());
    await screen.findByRole('menu');
    // Keys that come before the focus does are nobody's.
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  };
  return { ...view, ui, failures, attach, button, names, openMenu };
}

const item = (name: string, onPress: () => void = () => undefined) =>
  function Item() {
    return <MenuItem onPress={onPress}>{name}</MenuItem>;
  };

test('items stand group by group, by order; those that the reader may not have are left out', async () => {
  const { attach, names, openMenu } = await open();
  act(() => {
    attach('one', ({ extend }) => {
      extend('comment.menu', 'last', { view: item('Last') });
      extend('comment.menu', 'flag', { view: item('Flag'), group: 'flag' });
      extend('comment.menu', 'close', {
        view: item('Close'),
        group: 'moderation',
        permission: 'discussions.close',
      });
      extend('comment.menu', 'delete', {
        view: item('Delete'),
        group: 'moderation',
        permission: 'discussions.delete',
      });
      extend('comment.menu', 'second', { view: item('Second'), group: 'first', order: 2 });
      extend('comment.menu', 'first', { view: item('First'), group: 'first', order: 1 });
      extend('discussion.menu', 'other', { view: item('Of discussions') });
    });
  });
  await openMenu();
  expect(names()).toEqual(['Edit', 'First', 'Second', 'Close', 'Flag', 'Last']);
});

test('an item that comes late joins the open menu, one that goes leaves it, one that throws is reported alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pressed = jest.fn();
  const { attach, names, openMenu, failures, button } = await open();
  await openMenu();
  expect(names()).toEqual(['Edit']);
  let detach = () => {};
  act(() => {
    detach = attach(
      'late',
      ({ extend }) => void extend('comment.menu', 'late', { view: item('Late', pressed) }),
    );
    attach('bad', ({ extend }) => {
      extend('comment.menu', 'bad', {
        view: () => {
          throw new Error('broken');
        },
      });
    });
  });
  expect(names()).toEqual(['Edit', 'Late']);
  expect(failures).toEqual([expect.objectContaining({ widget: 'bad', phase: 'render' })]);
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Late' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
  expect(button()).toHaveFocus();
  await openMenu();
  act(() => detach());
  expect(names()).toEqual(['Edit']);
});

test('buttons stand beside the menu, told which post they belong to', async () => {
  const { attach, container } = await open();
  act(() => {
    attach('one', ({ extend }) => {
      extend('comment.buttons', 'thanks', {
        view: ({ recordID, userID }) => <button type="button">{`Thank ${userID} for ${recordID}`}</button>,
      });
    });
  });
  expect(screen.getByRole('button', { name: 'Thank 7 for 5' })).toBeVisible();
  // With Share and the menu.
  expect(container.querySelectorAll('button')).toHaveLength(3);
});

test('the link of no address of the forum is the forum', () => {
  const home = 'http://forum.test';
  for (const attack of urlAttacks('evil.test')) {
    const { origin, searchParams, username } = new URL(sharedLink(attack, home));
    expect([origin, username]).toEqual([home, '']);
    expect(searchParams.get('utm_source') ?? 'community-share').toBe('community-share');
  }
});
