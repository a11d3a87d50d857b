import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useRef, useState, type ReactNode } from 'react';
import { AtWork } from '../../../src/ui/AtWork';
import { Flyout } from '../../../src/ui/Flyout';
import { lazyPart } from '../../../src/ui/lazyPart';
import { Modal } from '../../../src/ui/Modal';
import { createToasts } from '../../../src/ui/toasts/createToasts';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
beforeEach(() => (page = testUi()));
afterEach(() => page.ui.dispose());

function Card({ children, titled = false }: { children?: ReactNode; titled?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <button onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}>Ada</button>
      {anchor && (
        <Flyout
          anchor={anchor}
          label="Card"
          initialFocus={titled ? title : undefined}
          onClose={() => setAnchor(null)}
        >
          <h2 ref={title} tabIndex={-1}>
            Title
          </h2>
          <a href="#first">first</a>
          <button disabled>off</button>
          <a href="#last">last</a>
          {children}
        </Flyout>
      )}
    </>
  );
}

const aroundIt = (card: ReactNode) => (
  <>
    <a href="#before">before</a>
    {card}
    <a href="#after">after</a>
    <p>text</p>
  </>
);

async function openCard(card: ReactNode = <Card />) {
  const user = userEvent.setup();
  render(<>{aroundIt(card)}</>, { wrapper: page.wrapper });
  await user.click(screen.getByRole('button', { name: 'Ada' }));
  return { user, anchor: screen.getByRole('button', { name: 'Ada' }) };
}

const link = (name: string) => screen.getByRole('link', { name });
const expectOpen = () => expect(screen.getByRole('dialog', { name: 'Card' })).toBeVisible();
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Card' })).toBeNull());

test('opening takes one commit, and focus is in it by then', async () => {
  const commits = jest.fn();
  const { anchor } = await openCard(
    <Profiler id="card" onRender={commits}>
      <Card />
    </Profiler>,
  );
  // Mounted, and opened.
  expect(commits).toHaveBeenCalledTimes(2);
  expect(link('first')).toHaveFocus();
  expect(anchor).toHaveAttribute('aria-expanded', 'true');
});

test('Tab goes from the button through it and on to what follows in the page, which closes it', async () => {
  const { user, anchor } = await openCard();
  anchor.focus();
  expectOpen();
  await user.tab();
  expect(link('first')).toHaveFocus();
  await user.tab();
  expect(link('last')).toHaveFocus();
  await user.tab();
  expect(link('after')).toHaveFocus();
  await expectClosed();
  expect(link('after')).toHaveFocus();
});

test('Shift and Tab lead from its title, or its first control, to the button, and on to what precedes that', async () => {
  const { user, anchor } = await openCard(<Card titled />);
  expect(screen.getByRole('heading', { name: 'Title' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(anchor).toHaveFocus();
  expectOpen();
  await user.tab();
  expect(link('first')).toHaveFocus();
  await user.tab({ shift: true });
  expect(anchor).toHaveFocus();
  expectOpen();
  await user.tab({ shift: true });
  expect(link('before')).toHaveFocus();
  await expectClosed();
});

test('screen readers find it right after its button', async () => {
  const { user, anchor } = await openCard();
  expect(anchor.nextElementSibling).toHaveAttribute('aria-owns', screen.getByRole('dialog').id);
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(document.querySelector('[aria-owns]')).toBeNull();
});

test.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void> | void]>([
  ['a press on the page', (user) => user.click(screen.getByText('text'))],
  ['a press on a control', (user) => user.click(screen.getByRole('link', { name: 'before' }))],
  ['the other button of the mouse', () => void fireEvent.contextMenu(screen.getByText('text'))],
  ['focus in the page', () => act(() => link('after').focus())],
  [
    'Escape from the button',
    (user) => (screen.getByRole('button', { name: 'Ada' }).focus(), user.keyboard('{Escape}')),
  ],
  ['Escape from nowhere', () => void fireEvent.keyDown(document.body, { key: 'Escape' })],
])('%s closes it', async (_, leave) => {
  const { user } = await openCard();
  expectOpen();
  await leave(user);
  await expectClosed();
});

test('a text that is selected in it may end outside, and a toast may be answered', async () => {
  page.ui.shared(createToasts).show({ words: 'Saved' });
  const { user } = await openCard();
  fireEvent.mouseDown(screen.getByRole('heading', { name: 'Title' }));
  fireEvent.click(screen.getByText('text'));
  await user.click(page.ui.layers.kept()[0]!);
  expectOpen();
});

test('Escape that somebody else has used leaves it open', async () => {
  const { user } = await openCard(
    <Card>
      <input aria-label="Field" onKeyDown={(event) => event.preventDefault()} />
    </Card>,
  );
  screen.getByRole('textbox').focus();
  await user.keyboard('{Escape}');
  expectOpen();
});

async function openInDialog() {
  const user = userEvent.setup();
  render(
    <Modal title="Log" onClose={() => undefined}>
      <p>entry</p>
      <Card />
    </Modal>,
    { wrapper: page.wrapper },
  );
  const anchor = await screen.findByRole('button', { name: 'Ada' });
  await user.click(anchor);
  return { user, anchor };
}

test.each(['inside it', 'on its button', 'nowhere'])(
  'of a flyout in a dialog one Escape closes the flyout, with focus %s',
  async (place) => {
    const { anchor } = await openInDialog();
    expectOpen();
    act(() => {
      if (place === 'on its button') anchor.focus();
      if (place === 'nowhere') (document.activeElement as HTMLElement).blur();
    });
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await expectClosed();
    expect(screen.getByRole('dialog', { name: 'Log' })).toBeVisible();
  },
);

test('a press in the dialog around it closes it, and that dialog stays', async () => {
  const { user } = await openInDialog();
  await user.click(link('last'));
  expectOpen();
  await user.click(screen.getByText('entry'));
  await expectClosed();
  expect(screen.getByRole('dialog', { name: 'Log' })).toBeVisible();
});

test('a dialog that it opens stays above it: presses and Escape are for that alone', async () => {
  function Asking() {
    const [asks, setAsks] = useState(false);
    return (
      <>
        <button onClick={() => setAsks(true)}>Report</button>
        {asks && (
          <Modal title="Why?" onClose={() => setAsks(false)}>
            <p>reasons</p>
          </Modal>
        )}
      </>
    );
  }
  const { user } = await openCard(
    <Card>
      <Asking />
    </Card>,
  );
  await user.click(screen.getByRole('button', { name: 'Report' }));
  await user.click(await screen.findByText('reasons'));
  expect(screen.getByRole('dialog', { name: 'Why?' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why?' })).toBeNull());
  expectOpen();
  await user.keyboard('{Escape}');
  await expectClosed();
});

test('a flyout whose code comes late takes the focus and stays', async () => {
  const Late = lazyPart<{ anchor: HTMLElement; onClose(): void }>(
    () => Promise.resolve((props) => <Flyout {...props} label="Card" children={<a href="#in">in it</a>} />),
    { name: 'Late', waiting: AtWork },
  );
  function Opener() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Ada</button>
        {anchor && <Late anchor={anchor} onClose={() => setAnchor(null)} />}
      </>
    );
  }
  const { user, anchor } = await openCard(<Opener />);
  await waitFor(() => expect(link('in it')).toHaveFocus());
  expectOpen();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('.inl-flyout')).toBeNull());
  // Its code is here: it opens at once.
  fireEvent.click(anchor);
  expect(link('in it')).toHaveFocus();
});
