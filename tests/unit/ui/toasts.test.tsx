import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { plainError } from '../../../src/contract/apiError';
import { Modal } from '../../../src/ui/Modal';
import { Toast } from '../../../src/ui/toasts/Toast';
import { createToasts } from '../../../src/ui/toasts/createToasts';
import type { Toasts } from '../../../src/ui/toasts/createToasts';
import { toastWords } from '../../../src/ui/toasts/toastWords';
import { useToasts } from '../../../src/ui/toasts/useToasts';
import { testUi } from '../../support/testUi';

let page: ReturnType<typeof testUi>;
let toasts: Toasts;
beforeEach(() => {
  jest.useFakeTimers();
  page = testUi();
  toasts = page.ui.shared(createToasts);
});
afterEach(() => {
  page.ui.dispose();
  jest.useRealTimers();
  document.body.replaceChildren();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('region', { name: 'Notifications' });
const texts = () =>
  [...region().querySelectorAll('.inl-toast:not([hidden]) .inl-toast__content')].map(
    (each) => each.textContent,
  );

test('the region and the status are in the page before the words', () => {
  toasts.show({ words: 'Saved' });
  expect(page.ui.layers.element()).toContainElement(region());
  expect(within(region()).getByRole('status')).toBeEmptyDOMElement();
  pass(100);
  expect(within(region()).getByRole('status')).toHaveTextContent('Saved');
});

test('errors are alerts', () => {
  toasts.show({ words: 'Failed', tone: 'error' });
  pass(100);
  expect(within(region()).getByRole('alert')).toHaveTextContent('Failed');
  expect(within(region()).queryByRole('status')).toBeNull();
});

test('the same id replaces, another is added, persistent ones stand in front', () => {
  expect(toasts.show({ id: 'a', words: 'One' })).toBe('a');
  const own = toasts.show({ words: 'Two' });
  toasts.show({ words: 'Three', persistent: true });
  toasts.show({ words: 'Four', persistent: true });
  toasts.show({ id: 'a', words: 'Five' });
  pass(100);
  expect(texts()).toEqual(['Three', 'Four', 'Two', 'Five']);
  toasts.update(own, { words: 'Six', persistent: true });
  expect(texts()).toEqual(['Three', 'Four', 'Six', 'Five']);
});

test('an update changes what is said, and what is not shown is left alone', () => {
  const id = toasts.show({ words: 'Moving 1 of 2' });
  toasts.update(id, { words: 'Moving 2 of 2' });
  pass(100);
  expect(texts()).toEqual(['Moving 2 of 2']);
  toasts.update(id, { words: 'Failed', tone: 'error' });
  expect(within(region()).getByRole('alert')).toHaveTextContent('Failed');
  toasts.update('nobody', { words: 'x' });
  toasts.remove('nobody');
  toasts.remove(id);
  toasts.update(id, { words: 'Back' });
  expect(texts()).toEqual([]);
});

test('removal hides at once and deletes after 2 s; showing it meanwhile shows it', () => {
  toasts.show({ id: 'a', words: 'One' });
  pass(100);
  toasts.remove('a');
  expect(screen.queryByRole('status')).toBeNull();
  pass(1999);
  expect(document.querySelectorAll('.inl-toast')).toHaveLength(1);
  pass(1);
  expect(document.querySelectorAll('.inl-toast')).toHaveLength(0);
  toasts.show({ id: 'a', words: 'Two' });
  toasts.remove('a');
  toasts.show({ id: 'a', words: 'Three' });
  pass(5000);
  expect(texts()).toEqual(['Three']);
});

test.each([
  [true, 3000],
  [500, 500],
] as const)('autoDismiss %s takes it away after %d ms', (autoDismiss, time) => {
  toasts.show({ words: 'Saved', autoDismiss });
  pass(time - 1);
  expect(texts()).toEqual(['Saved']);
  pass(1);
  expect(texts()).toEqual([]);
  pass(2000);
});

test('time stands still under the pointer, with focus inside and while nobody sees the page', () => {
  toasts.show({ words: 'Saved', autoDismiss: true });
  pass(2000);
  fireEvent.pointerOver(screen.getByRole('status'), { pointerType: 'mouse' });
  pass(10_000);
  expect(texts()).toEqual(['Saved']);
  act(() => within(region()).getByRole('button', { name: 'Close' }).focus());
  fireEvent.pointerLeave(region());
  pass(10_000);
  expect(texts()).toEqual(['Saved']);
  toasts.show({ words: 'And this', autoDismiss: true });
  pass(10_000);
  expect(texts()).toEqual(['Saved', 'And this']);
  act(() => (document.activeElement as HTMLElement).blur());
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(10_000);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(999);
  expect(texts()).toEqual(['Saved', 'And this']);
  pass(1);
  expect(texts()).toEqual(['And this']);
  pass(2000);
  expect(texts()).toEqual([]);
  pass(2000);
});

test('actions are buttons, Close closes, and one without Close cannot be closed', () => {
  const press = jest.fn();
  toasts.show({ words: 'Failed', actions: [{ name: 'Retry', press }] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(press).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(texts()).toEqual([]);
  toasts.show({ words: 'Stays', dismissible: false, actions: [{ name: 'Go', press }] });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Go' }).focus());
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  pass(100);
  expect(texts()).toEqual(['Stays']);
});

test('F6 leads to the toasts and back; Escape closes the focused one and leaves when none is left', () => {
  render(<button>Page</button>);
  const button = screen.getByRole('button', { name: 'Page' });
  button.focus();
  fireEvent.keyDown(button, { key: 'F6' });
  expect(button).toHaveFocus();
  toasts.show({ words: 'One' });
  toasts.show({ words: 'Two' });
  fireEvent.keyDown(button, { key: 'F6', ctrlKey: true });
  expect(button).toHaveFocus();
  fireEvent.keyDown(button, { key: 'F6' });
  expect(region()).toHaveFocus();
  fireEvent.keyDown(region(), { key: 'F6' });
  expect(button).toHaveFocus();
  fireEvent.keyDown(button, { key: 'F6' });
  const beneath = jest.fn();
  document.addEventListener('keydown', beneath);
  for (const [name, focused] of [
    ['One', region()],
    ['Two', button],
  ] as const) {
    within(region()).getAllByRole('button', { name: 'Close' })[0]!.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect([name, document.activeElement]).toEqual([name, focused]);
  }
  expect(beneath).not.toHaveBeenCalled();
  document.removeEventListener('keydown', beneath);
});

test('what has gone can be read again, the last ten of it', () => {
  toasts.show({ words: 'Still here' });
  for (let number = 1; number <= 12; number++) {
    toasts.show({ words: `Message ${number}`, autoDismiss: 200 });
    pass(200);
  }
  expect(
    within(region())
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Message ${number}`));
});

function Bulk({ count, onClose }: { count: number; onClose?: () => void }) {
  return (
    <Toast id="bulk" persistent label="Bulk actions" onClose={onClose}>
      <p role="status">{count} selected</p>
      <button>Move</button>
    </Toast>
  );
}

test('a toast of a widget is a region with live children, for as long as it is rendered', () => {
  const { rerender, unmount } = render(<Bulk count={1} />, { wrapper: page.wrapper });
  toasts.show({ words: 'Saved' });
  const bulk = within(region()).getByRole('region', { name: 'Bulk actions' });
  expect(within(bulk).getByRole('status')).toHaveTextContent('1 selected');
  expect(within(bulk).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(region().querySelector('.inl-toast')).toBe(bulk);
  const status = within(bulk).getByRole('status');
  within(bulk).getByRole('button', { name: 'Move' }).focus();
  rerender(<Bulk count={2} onClose={() => undefined} />);
  expect(status).toHaveTextContent('2 selected');
  expect(within(bulk).getByRole('button', { name: 'Move' })).toHaveFocus();
  expect(within(bulk).getByRole('button', { name: 'Close' })).toBeVisible();
  unmount();
  expect(within(region()).queryByRole('region')).toBeNull();
  pass(2000);
  expect(bulk.isConnected).toBe(false);
});

test('one without a label is spoken; closing it, its time and another of its id say so to its view', () => {
  const onClose = jest.fn();
  const toast = (autoDismiss?: number) => (
    <Toast id="a" tone="error" autoDismiss={autoDismiss} onClose={onClose}>
      Failed
    </Toast>
  );
  const { rerender } = render(toast(), { wrapper: page.wrapper });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  pass(100);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  rerender(toast(500));
  pass(500);
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<></>);
  rerender(toast());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(<></>);
  rerender(toast());
  toasts.show({ id: 'a', words: 'Another' });
  expect(onClose).toHaveBeenCalledTimes(3);
  rerender(<></>);
  pass(2000);
  expect(texts()).toEqual(['Another']);
});

function WithModal() {
  const [open, setOpen] = useState(true);
  const { show } = useToasts();
  return open ? (
    <Modal title="Log" onClose={() => setOpen(false)}>
      <button onClick={() => show({ words: 'From inside' })}>Say</button>
    </Modal>
  ) : null;
}

test.each(['before', 'after'])('a toast that came %s a modal is usable over it', async (when) => {
  jest.useRealTimers();
  const user = userEvent.setup();
  if (when === 'before') toasts.show({ words: 'Earlier' });
  render(<WithModal />, { wrapper: page.wrapper });
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Say' }));
  await screen.findAllByText('From inside');
  expect(region().closest('[inert],[aria-hidden=true]')).toBeNull();
  for (const close of within(region()).getAllByRole('button', { name: 'Close' })) await user.click(close);
  expect(texts()).toEqual([]);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a page that is taken down leaves nothing behind', () => {
  toasts.show({ words: 'One', autoDismiss: true });
  toasts.remove(toasts.show({ words: 'Two' }));
  page.ui.dispose();
  expect(document.body).toBeEmptyDOMElement();
  pass(5000);
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.body).toHaveFocus();
});

test('a toast has words for a failure that has none of its own, and all of those that the server gives', () => {
  const failed = { ...plainError('server', 500, 'Boom'), description: 'Really.' };
  const ended = { ...plainError('forbidden', 403), permissions: ['Garden.SignIn.Allow'] };
  const words = [null, new Error('secret'), plainError('refused'), failed, plainError('network'), ended].map(
    (each) => toastWords(each, page.ui.locale),
  );
  expect(words).toEqual([
    'Something has gone wrong.',
    'Something has gone wrong.',
    'Something has gone wrong.',
    'Boom Really.',
    'Something went wrong while contacting the server.',
    'You have been signed out. Sign in again to go on.',
  ]);
});
