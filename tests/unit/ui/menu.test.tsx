import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Confirm } from '../../../src/ui/Confirm';
import { Menu } from '../../../src/ui/menu/Menu';
import { MenuGroup } from '../../../src/ui/menu/MenuGroup';
import { MenuItem } from '../../../src/ui/menu/MenuItem';
import { MenuLink } from '../../../src/ui/menu/MenuLink';
import { MenuSwitch } from '../../../src/ui/menu/MenuSwitch';
import { useMenuButton } from '../../../src/ui/menu/useMenuButton';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => {
  page.ui.dispose();
  document.body.replaceChildren();
});

interface Props {
  onPress?: () => void;
  busy?: boolean;
}

function Row({ onPress, busy }: Props) {
  const { button, menu } = useMenuButton();
  const [closed, setClosed] = useState(false);
  const [gone, setGone] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <section aria-label="Row">
      {!gone && <button {...button}>Options</button>}
      <a href="/next">Next</a>
      {menu && (
        <Menu {...menu} label="Options">
          <MenuItem onPress={() => onPress?.()}>Edit</MenuItem>
          <MenuLink href="/log">Log</MenuLink>
          <MenuItem disabled reason="Too late" onPress={() => onPress?.()}>
            Move
          </MenuItem>
          <MenuGroup label="Moderate">
            <MenuSwitch name="closed" checked={closed} busy={busy} onChange={setClosed}>
              Closed
            </MenuSwitch>
            <MenuItem danger onPress={() => setAsked(true)}>
              Delete
            </MenuItem>
          </MenuGroup>
        </Menu>
      )}
      {asked && (
        <Confirm
          title="Delete"
          confirm="Yes"
          onConfirm={(close) => {
            setGone(true);
            close();
          }}
          onClose={() => setAsked(false)}
        >
          Sure?
        </Confirm>
      )}
    </section>
  );
}

const draw = (props: Props = {}) => {
  const user = userEvent.setup();
  const view = render(<Row {...props} />, { wrapper: page.wrapper });
  return { user, ...view };
};
const item = (name: string) => screen.getByRole('menuitem', { name });

test('a double click on the button opens it, and one on the button of an open one closes it', async () => {
  const { user } = draw();
  const button = screen.getByRole('button', { name: 'Options' });
  await user.dblClick(button);
  await waitFor(() => expect(item('Edit')).toBeVisible());
  // What a host's script sends through the document is nobody's click.
  for (const place of [document, window]) place.dispatchEvent(new MouseEvent('mousedown', { detail: 1 }));
  // By hand: two double clicks one after the other would be a fourfold one.
  for (const detail of [1, 2]) {
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  }
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button says that it has a menu; a click opens it at its first item', async () => {
  const { user } = draw();
  const button = screen.getByRole('button', { name: 'Options' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const menu = await screen.findByRole('menu', { name: 'Options' });
  expect(page.ui.layers.element()).toContainElement(menu);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', menu.id);
  await waitFor(() => expect(item('Edit')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard: Up opens at the last item, arrows go round, Home, End and letters jump, Tab closes', async () => {
  const { user } = draw();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(item('Delete')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(item('Edit')).toHaveFocus();
  await user.keyboard('{End}');
  expect(item('Delete')).toHaveFocus();
  await user.keyboard('{Home}l');
  expect(screen.getByRole('menuitem', { name: 'Log' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Log' })).toHaveAttribute('href', '/log');
  await user.tab();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

test('an item does what it says once and closes; one that is disabled says why and does nothing', async () => {
  const onPress = jest.fn();
  const { user } = draw({ onPress });
  await user.click(screen.getByRole('button'));
  const move = await screen.findByRole('menuitem', { name: 'Move Too late' });
  expect(move).toHaveAttribute('aria-disabled', 'true');
  await user.click(move);
  expect(onPress).not.toHaveBeenCalled();
  await user.click(item('Edit'));
  expect(onPress).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a switch shows its state, keeps the menu open, and does nothing while it is being saved', async () => {
  const { user, rerender } = draw();
  await user.click(screen.getByRole('button'));
  const closed = await screen.findByRole('menuitemcheckbox', { name: 'Closed' });
  expect(closed).toHaveAttribute('aria-checked', 'false');
  await user.click(closed);
  expect(closed).toHaveAttribute('aria-checked', 'true');
  rerender(<Row busy />);
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  expect(closed).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(closed).toHaveAttribute('aria-checked', 'true');
  expect(screen.getByRole('menu')).toBeVisible();
});

test('a question that an item asks gives focus back to the button, or to what is left around it', async () => {
  const { user } = draw();
  for (const answer of ['Cancel', 'Yes'] as const) {
    await user.click(screen.getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    await user.click(screen.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    if (answer === 'Cancel')
      await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus());
  }
  await waitFor(() => expect(screen.getByRole('region', { name: 'Row' })).toHaveFocus());
});

function Changing({ names }: { names: readonly string[] }) {
  const { button, menu } = useMenuButton();
  return (
    <>
      <button {...button}>Options</button>
      {menu && (
        <Menu {...menu}>
          {names.map((name) => (
            <MenuItem key={name} onPress={() => undefined}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

test('when the focused item is taken out, another takes focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Changing names={['Edit', 'Move', 'Log']} />, { wrapper: page.wrapper });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(item('Edit')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(item('Move')).toHaveFocus();
  rerender(<Changing names={['Edit', 'Log']} />);
  await waitFor(() => expect(item('Edit')).toHaveFocus());
});
