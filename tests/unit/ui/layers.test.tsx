import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { Flyout } from '../../../src/ui/Flyout';
import { AtWork } from '../../../src/ui/AtWork';
import { lazyPart } from '../../../src/ui/lazyPart';
import { Modal } from '../../../src/ui/Modal';
import { Tooltip } from '../../../src/ui/Tooltip';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => page.ui.dispose());
const draw = (node: React.ReactElement) => render(node, { wrapper: page.wrapper });

function WithFlyout({ name }: { name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <button onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}>{name}</button>
      {anchor && (
        <Flyout
          anchor={anchor}
          labelledBy={`${name}-title`}
          initialFocus={heading}
          onClose={() => setAnchor(null)}
        >
          <h2 id={`${name}-title`} ref={heading} tabIndex={-1}>
            {`${name} dialog`}
          </h2>
          <a href="/x">{`${name} link`}</a>
        </Flyout>
      )}
    </>
  );
}

test('a flyout opens in the layer root, takes focus, and Escape gives it back', async () => {
  const user = userEvent.setup();
  draw(<WithFlyout name="Ada" />);
  const button = screen.getByRole('button', { name: 'Ada' });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Ada dialog' });
  expect(page.ui.layers.element()).toContainElement(dialog);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button.getAttribute('aria-controls')).toBe(dialog.id);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ada dialog' })).toHaveFocus());
  const focus = jest.spyOn(button, 'focus');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
  // The page may have been scrolled meanwhile.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click beside it closes a flyout, and a second flyout closes the first', async () => {
  const user = userEvent.setup();
  draw(
    <>
      <WithFlyout name="Ada" />
      <WithFlyout name="Bob" />
      <p>beside</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Ada' }));
  await screen.findByRole('dialog', { name: 'Ada dialog' });
  fireEvent.click(screen.getByRole('button', { name: 'Bob' }));
  await screen.findByRole('dialog', { name: 'Bob dialog' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ada dialog' })).toBeNull());
  await user.click(screen.getByText('beside'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function WithModal({ onClosed }: { onClosed(): void }) {
  const [open, setOpen] = useState(false);
  const [nested, setNested] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal
          title="Log"
          size="large"
          onClose={() => {
            setOpen(false);
            onClosed();
          }}
          footer={(close) => <button onClick={close}>Done</button>}
        >
          <button onClick={() => setNested(true)}>Sure?</button>
          {nested && (
            <Modal title="Question" role="alertdialog" size="small" onClose={() => setNested(false)}>
              Really?
            </Modal>
          )}
        </Modal>
      )}
    </>
  );
}

test('a modal is labelled, holds the page back, and Escape closes the topmost only', async () => {
  const user = userEvent.setup();
  const onClosed = jest.fn();
  draw(<WithModal onClosed={onClosed} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const modal = await screen.findByRole('dialog', { name: 'Log' });
  expect(modal).toHaveAttribute('aria-modal', 'true');
  expect(modal).toHaveClass('inl-modal--large');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Sure?' }));
  const question = await screen.findByRole('alertdialog', { name: 'Question' });
  expect(question).toHaveAccessibleDescription('Really?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Log' })).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(opener).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
});

test('what is announced while a modal is open is not inert', async () => {
  const user = userEvent.setup();
  page.ui.announcer.announce('before');
  draw(<WithModal onClosed={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  for (const region of page.ui.announcer.elements())
    expect(region.closest('[inert],[aria-hidden=true]')).toBeNull();
});

test('a tooltip describes on focus, and one Escape takes only it away', async () => {
  const user = userEvent.setup();
  const onKey = jest.fn();
  document.addEventListener('keydown', onKey);
  draw(<Tooltip content="Ada, Bob">{(anchor) => <button {...anchor}>Like</button>}</Tooltip>);
  const button = screen.getByRole('button', { name: 'Like' });
  await user.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveTextContent('Ada, Bob');
  expect(button).toHaveAccessibleDescription('Ada, Bob');
  expect(page.ui.layers.element()).toContainElement(tooltip);
  fireEvent.scroll(document);
  expect(screen.getByRole('tooltip')).toBe(tooltip);
  onKey.mockClear();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(onKey).not.toHaveBeenCalled();
  expect(button).not.toHaveAttribute('aria-describedby');
  document.removeEventListener('keydown', onKey);
});

test('one tooltip is shown at a time', async () => {
  draw(
    <>
      <Tooltip content="Ada">{(anchor) => <button {...anchor}>Like</button>}</Tooltip>
      <Tooltip content="Bob">{(anchor) => <button {...anchor}>Agree</button>}</Tooltip>
    </>,
  );
  const [like, agree] = screen.getAllByRole('button');
  fireEvent.pointerEnter(like!, { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ada');
  fireEvent.pointerLeave(like!);
  fireEvent.pointerEnter(agree!, { pointerType: 'mouse' });
  // By itself the first would linger for half a second.
  await screen.findByText('Bob');
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
});

/** Tells when it has left the page, before the browser does anything else. */
function Leaving({ onLeft }: { onLeft(): void }) {
  useLayoutEffect(() => onLeft, [onLeft]);
  return 'Ada';
}

test('a pointer that comes back in the very moment in which a tooltip goes finds it again', async () => {
  const user = userEvent.setup();
  // As soon as React hears of events again.
  const back = jest.fn(() =>
    queueMicrotask(() => fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' })),
  );
  draw(
    <Tooltip content={<Leaving onLeft={back} />}>{(anchor) => <button {...anchor}>Like</button>}</Tooltip>,
  );
  await user.hover(screen.getByRole('button'));
  await screen.findByRole('tooltip');
  await user.unhover(screen.getByRole('button'));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Ada');
  back.mockImplementation(() => undefined);
});

test('a tooltip comes with the pointer and stays while it is on the panel', async () => {
  draw(<Tooltip content="Ada">{(anchor) => <button {...anchor}>Like</button>}</Tooltip>);
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  const tooltip = await screen.findByRole('tooltip');
  jest.useFakeTimers();
  fireEvent.pointerLeave(button);
  fireEvent.pointerEnter(tooltip);
  act(() => jest.advanceTimersByTime(600));
  expect(screen.getByRole('tooltip')).toBeVisible();
  fireEvent.pointerLeave(tooltip);
  act(() => jest.advanceTimersByTime(600));
  expect(screen.queryByRole('tooltip')).toBeNull();
  jest.useRealTimers();
});

test('a part whose code does not come is reported, replaced, and asked for again next time', async () => {
  let there = false;
  const Part = lazyPart<{ name: string }>(
    () =>
      there ? Promise.resolve(({ name }) => <p>{`Hello ${name}`}</p>) : Promise.reject(new Error('404')),
    { name: 'Part', failed: ({ name }) => <p>{`No code for ${name}`}</p> },
  );
  const { unmount } = draw(<Part name="Ada" />);
  expect(await screen.findByText('No code for Ada')).toBeVisible();
  expect(page.failures).toEqual([{ widget: 'Part', element: null, phase: 'load', error: new Error('404') }]);
  unmount();
  there = true;
  draw(<Part name="Ada" />);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part whose code could not come offline comes when the network is back', async () => {
  let there = false;
  const Part = lazyPart<object>(
    () => (there ? Promise.resolve(() => <p>Hello</p>) : Promise.reject(new Error('offline'))),
    { name: 'Part', failed: () => <p>No code</p> },
  );
  draw(<Part />);
  expect(await screen.findByText('No code')).toBeVisible();
  there = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello')).toBeVisible();
});

test('the button that opens a part which is long in coming says that it is at work', async () => {
  const anchor = document.createElement('button');
  let come = () => {};
  const Part = lazyPart<{ anchor: HTMLElement }>(
    () => new Promise((resolve) => (come = () => resolve(() => <p>Hello</p>))),
    { name: 'Part', waiting: AtWork },
  );
  draw(<Part anchor={anchor} />);
  expect(anchor).not.toHaveAttribute('aria-busy');
  await waitFor(() => expect(anchor).toHaveAttribute('aria-busy', 'true'));
  act(() => come());
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(anchor).not.toHaveAttribute('aria-busy');
});

test('a part that was opened and whose code does not come says so until the next press, which asks again', async () => {
  let there = false;
  const Part = lazyPart<{ onClose(): void }>(
    () => (there ? Promise.resolve(() => <p>Hello</p>) : Promise.reject(new Error('404'))),
    { name: 'Part' },
  );
  function WithPart() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  draw(<WithPart />);
  const button = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(button);
  expect(await screen.findByText('This part could not be loaded.')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  there = true;
  await userEvent.click(button);
  expect(await screen.findByText('Hello')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.inl-toast')).not.toBeVisible());
});
