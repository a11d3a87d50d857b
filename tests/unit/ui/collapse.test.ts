import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { collapse } from '../../../src/ui/collapse';
import { testUi } from '../../support/testUi';

/** jsdom has no heights. */
function open(height: number, options?: Parameters<typeof collapse>[2]) {
  document.body.innerHTML = '<blockquote>Long words <a href="/a">and a link</a></blockquote>';
  const box = document.querySelector('blockquote')!;
  Object.defineProperty(box, 'scrollHeight', { value: height });
  return { box, collapsed: collapse(box, testUi().ui, options) };
}

test.each([
  [150, undefined, false],
  [151, undefined, true],
  [1000, { height: 1000, overshoot: 0 }, false],
  [1001, { height: 1000, overshoot: 0 }, true],
])('what is %i pixels high, with %j, is collapsed: %s', (height, options, expected) => {
  expect(open(height, options).collapsed).toBe(expected);
  expect(screen.queryAllByRole('button')).toHaveLength(expected ? 1 : 0);
});

test('a button shows the rest and hides it again, and keeps focus', async () => {
  const { box } = open(400);
  const button = screen.getByRole('button', { name: 'Show more', expanded: false });
  expect(button).toHaveAttribute('aria-controls', box.id);
  await userEvent.click(button);
  expect(box).not.toHaveClass('inl-collapse');
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveClass('inl-collapse');
  expect(button).toHaveFocus();
});

test('it opens where a key or the browser’s search leads into it', () => {
  const { box } = open(400);
  fireEvent.focusIn(box.querySelector('a')!);
  expect(box).not.toHaveClass('inl-collapse');
  fireEvent.click(screen.getByRole('button'));
  box.scrollTop = 80;
  fireEvent.scroll(box);
  expect(box).not.toHaveClass('inl-collapse');
});
