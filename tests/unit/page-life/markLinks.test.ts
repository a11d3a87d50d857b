import { markLinks } from '../../../src/page-life/markLinks';

test('links that open a dialog say so, also those that come later', () => {
  document.body.innerHTML = '<a class="card" href="#a">A</a><a href="#b">B</a>';
  markLinks(document, 'a.card');
  const [card, plain] = document.querySelectorAll('a');
  expect(card).toHaveAttribute('aria-haspopup', 'dialog');
  expect(card).toHaveAttribute('aria-expanded', 'false');
  expect(plain).not.toHaveAttribute('aria-haspopup');
  document.body.insertAdjacentHTML('beforeend', '<a class="card" href="#c">C</a>');
  const later = document.querySelector<HTMLElement>('a:last-child')!;
  later.focus();
  expect(later).toHaveAttribute('aria-haspopup', 'dialog');
});

test('a link that is open stays marked as open', () => {
  document.body.innerHTML = '<a class="card" href="#a" aria-haspopup="dialog" aria-expanded="true">A</a>';
  markLinks(document, 'a.card');
  expect(document.querySelector('a')).toHaveAttribute('aria-expanded', 'true');
});
