import { handOverControls } from '../../../src/mount/handOverControls';

/** Swaps an element's content as mounting does, and answers the element. */
function swap(before: string, after: string, ahead: (element: HTMLElement) => void = () => undefined) {
  document.body.innerHTML = `<div>${before}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  ahead(element);
  const handOver = handOverControls(element);
  element.innerHTML = after;
  return { element, handOver };
}

it('a focused link without a key is found by its address', () => {
  const { element, handOver } = swap(
    '<a href="/a">A</a><a href="/b?c=1">B</a>',
    `<a href="${window.location.origin}/b">not it</a><a href="${window.location.origin}/b?c=1">B</a>`,
    (old) => old.querySelectorAll('a')[1]!.focus(),
  );
  handOver();
  expect(element.querySelectorAll('a')[1]).toHaveFocus();
});

it.each([
  ['domain', 'by its name'],
  ['categoryID', 'by its kind, where the view calls it otherwise'],
])('a focused field without a key, `%s`, is found %s', (name) => {
  const { element, handOver } = swap(
    `<input data-inlay-part="words"><select name="${name}"><option>All</option></select>`,
    '<button data-inlay-part="menu"></button><input data-inlay-part="words"><select name="domain"></select>',
    (old) => old.querySelector('select')!.focus(),
  );
  handOver();
  expect(element.querySelector('select')).toHaveFocus();
});

it('what the browser had opened is opened again, and what was closed is left alone', () => {
  const details = (part: string, open: string) =>
    `<details ${open}><summary data-inlay-part="${part}">x</summary></details>`;
  const { element, handOver } = swap(
    details('menu', 'open') + details('search', '') + '<details open><summary>no key</summary></details>',
    '<button data-inlay-part="menu"></button><button data-inlay-part="search"></button>',
  );
  const pressed: (string | undefined)[] = [];
  element.addEventListener('click', ({ target }) =>
    pressed.push((target as HTMLElement).dataset['inlayPart']),
  );
  handOver();
  expect(pressed).toEqual(['menu']);
});

it('a choice that nobody has made is not handed over, and one that somebody has made is', () => {
  const select = (part: string, selected = '') =>
    `<select data-inlay-part="${part}"><option value="a">A</option><option value="b"${selected}>B</option></select>`;
  const parts = ['untouched', 'printed', 'chosen', 'chosen back'];
  const html =
    select('untouched') +
    select('printed', ' selected') +
    select('chosen') +
    select('chosen back', ' selected');
  const { element, handOver } = swap(html, parts.map((part) => select(part)).join(''), (old) => {
    const [, , chosen, back] = old.querySelectorAll('select');
    chosen!.value = 'b';
    back!.value = 'a';
  });
  const changed: (string | undefined)[] = [];
  element.addEventListener('change', ({ target }) =>
    changed.push((target as HTMLSelectElement).dataset['inlayPart']),
  );
  handOver();
  expect(changed).toEqual(['chosen', 'chosen back']);
});

it('Retry, which goes when it has worked, leaves the focus to the first control', () => {
  const { element, handOver } = swap(
    '<span class="inl-retry"><button>Retry</button></span>',
    '<form data-inlay-part="form"><button data-inlay-part="like">Like</button></form>',
    (old) => old.querySelector('button')!.focus(),
  );
  handOver();
  expect(element.querySelector('button')).toHaveFocus();
});
