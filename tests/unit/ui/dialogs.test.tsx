import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainError } from '../../../src/contract/apiError';
import { Confirm } from '../../../src/ui/Confirm';
import { Modal } from '../../../src/ui/Modal';
import { rememberPlace } from '../../../src/ui/rememberPlace';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => {
  page.ui.dispose();
  document.body.replaceChildren();
});
const draw = (node: React.ReactElement) => render(node, { wrapper: page.wrapper });

/** A list whose rows can be deleted, after a question in a modal of the row. */
function Rows({ onAnswer, isRefused }: { onAnswer?: () => void; isRefused?: boolean }) {
  const [rows, setRows] = useState(['Ada', 'Bob']);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <ul aria-label="Rows">
      {rows.map((row) => (
        <li key={row}>
          <button onClick={() => setAsked(row)}>Delete {row}</button>
        </li>
      ))}
      {asked && (
        <Confirm
          title="Delete"
          confirm="Delete"
          danger
          error={isRefused ? plainError('server', 500, 'Boom') : null}
          onConfirm={(close) => {
            onAnswer?.();
            setRows(rows.filter((row) => row !== asked));
            close();
          }}
          onClose={() => setAsked(null)}
        >
          Are you sure?
        </Confirm>
      )}
    </ul>
  );
}

test('who was signed out meanwhile is led to sign in from a question, which stays', async () => {
  draw(
    <Confirm title="Delete" error={plainError('unauthorized', 401)} onConfirm={jest.fn()} onClose={jest.fn()}>
      Are you sure?
    </Confirm>,
  );
  const way = await screen.findByRole('link', { name: 'Sign in again in a new tab' });
  expect(way).toHaveAttribute('target', '_blank');
});

test('a side panel has the room at its end that toasts have at the page’s, and no other dialog has', async () => {
  const panelOf = (size?: 'side-right') => {
    draw(
      <Modal title={size ?? 'Plain'} size={size} onClose={() => undefined}>
        <p>Words</p>
      </Modal>,
    );
    return screen.findByRole('dialog', { name: size ?? 'Plain' });
  };
  const room = (panel: HTMLElement) =>
    panel.querySelector<HTMLElement>('.inl-modal__body')!.style.getPropertyValue('--inl-modal-room');
  document.body.style.marginBlockEnd = '120px';
  const panel = await panelOf('side-right');
  expect(room(panel)).toBe('120px');
  document.body.style.marginBlockEnd = '180px';
  await waitFor(() => expect(room(panel)).toBe('180px'));
  document.body.style.marginBlockEnd = '';
  await waitFor(() => expect(room(panel)).toBe('0px'));
  expect(room(await panelOf())).toBe('');
});

test('a question is described by its text, starts at Cancel, and Escape cancels', async () => {
  const user = userEvent.setup();
  const onAnswer = jest.fn();
  draw(<Rows onAnswer={onAnswer} />);
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete' });
  expect(question).toHaveAccessibleDescription('Are you sure?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Delete Ada' })).toHaveFocus();
  expect(onAnswer).not.toHaveBeenCalled();
});

test('the second half of the double click that opened it does nothing to it', async () => {
  const onClose = jest.fn();
  const onDone = jest.fn();
  draw(
    <Modal title="Move" onClose={onClose}>
      <button onClick={onDone}>Done</button>
    </Modal>,
  );
  const button = await screen.findByRole('button', { name: 'Done' });
  const outside = document.querySelector('.inl-scrim')!;
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  for (const element of [outside, button]) {
    fireEvent.mouseDown(element, { detail: 2, clientX: 9 });
    fireEvent.click(element, { detail: 2, clientX: 9 });
  }
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: 'Move' })).toBeVisible();
  for (const detail of [1, 2]) fireEvent.click(button, { detail, clientX: 9 });
  expect(onDone).toHaveBeenCalledTimes(2);
  fireEvent.mouseDown(outside, { detail: 1, clientX: 9 });
  fireEvent.click(outside, { detail: 1, clientX: 9 });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('when the row that asked is gone, focus goes to its list', async () => {
  const user = userEvent.setup();
  draw(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Delete Ada' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('list', { name: 'Rows' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Delete Ada' })).toBeNull();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Delete Bob' })).toHaveFocus();
  expect(screen.getByRole('list', { name: 'Rows' })).not.toHaveAttribute('tabindex');
});

test('what could not be done is said in the question', async () => {
  const user = userEvent.setup();
  draw(<Rows isRefused />);
  await user.click(screen.getByRole('button', { name: 'Delete Bob' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Boom');
});

function Work() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal title="Work" onClose={() => setOpen(false)}>
          <p>Text</p>
          <input aria-label="Name" />
          <button onClick={() => setOpen(false)}>Finish</button>
        </Modal>
      )}
    </>
  );
}

test('a modal starts at its first field, and gives focus back when its owner just takes it out', async () => {
  const user = userEvent.setup();
  draw(<Work />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(document.querySelector('[inert]')).toBeNull();
});

test.each(['side-right', 'side-right-large', 'side-left', 'drop-down', 'full'] as const)(
  'a modal of the size %s',
  async (size) => {
    draw(
      <Modal title="Me" size={size} onClose={() => undefined}>
        Text
      </Modal>,
    );
    expect(await screen.findByRole('dialog', { name: 'Me' })).toHaveClass(`inl-modal--${size}`);
  },
);

test('a place that has gone with everything around it is left alone', () => {
  document.body.innerHTML = '<main><section><ul><li><button>x</button></li></ul></section></main>';
  const button = screen.getByRole('button');
  const goBack = rememberPlace(button);
  document.querySelector('ul')!.remove();
  act(goBack);
  expect(document.querySelector('section')).toHaveFocus();
  document.querySelector('main')!.remove();
  act(goBack);
  expect(document.body).toHaveFocus();
  act(rememberPlace(null));
  expect(document.body).toHaveFocus();
});
