import { act, fireEvent, render, screen } from '@testing-library/react';
import { AtWork } from '../../../src/ui/AtWork';

function start() {
  document.body.innerHTML = '<button>Open <b>it</b></button><textarea></textarea><main></main>';
  const anchor = screen.getByRole('button');
  anchor.focus();
  const onClose = jest.fn();
  const view = render(<AtWork anchor={anchor} onClose={onClose} />, {
    container: document.querySelector('main')!,
  });
  return { anchor, field: screen.getByRole('textbox'), onClose, ...view };
}

test.each([
  ['Escape', ({ anchor }) => fireEvent.keyDown(anchor, { key: 'Escape' })],
  ['a press elsewhere', ({ field }) => fireEvent.pointerDown(field)],
  ['focus that goes elsewhere', ({ field }) => act(() => field.focus())],
] satisfies [string, (page: ReturnType<typeof start>) => void][])(
  '%s calls off what has not come yet',
  (_name, leave) => {
    const page = start();
    leave(page);
    expect(page.onClose).toHaveBeenCalled();
  },
);

test('what happens at its own button leaves it at work, and so does an Escape that was somebody’s', () => {
  const { anchor, onClose } = start();
  fireEvent.pointerDown(anchor.querySelector('b')!);
  anchor.blur();
  anchor.focus();
  fireEvent.keyDown(anchor, { key: 'Enter' });
  anchor.addEventListener('keydown', (event) => event.preventDefault());
  fireEvent.keyDown(anchor, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});

test('once it has come, or was called off, nothing is heard any more', () => {
  const { field, onClose, unmount } = start();
  unmount();
  fireEvent.pointerDown(field);
  expect(onClose).not.toHaveBeenCalled();
});
