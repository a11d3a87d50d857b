import { createCover } from '../../../src/fragments/createCover';
import { createFrame } from '../../../src/fragments/createFrame';
import { gapStyleSheets } from '../../support/gapStyleSheets';

gapStyleSheets();
beforeAll(() => void Object.assign(document, { adoptedStyleSheets: [] }));
afterEach(() => document.body.replaceChildren());

const post = `<article><p id="text">Oak.</p><div id="row"><a id="reply">Reply</a></div></article>`;

/** A frame in a place, and what of the place a fragment covers: null where nothing of it shows at all. */
function place(html: string) {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const ownStyles = () => ({ sheets: [], links: [] });
  const frame = createFrame({ window, ownStyles, cover: createCover(window), opensOut: false, host });
  const covered = () => {
    const isBelow = [...host.shadowRoot!.children].at(-1)?.localName === 'slot';
    return isBelow ? [...host.querySelectorAll('[data-inlay-covered]')].map(({ id }) => id) : null;
  };
  return { host, frame, covered };
}

test('what stays in a place shows below its fragment, with what the page adds to it; nothing else does', () => {
  const { host, frame, covered } = place(post.replace('id="row"', 'id="row" data-inlay-stays'));
  expect(covered()).toBeNull();
  frame.show();
  expect(covered()).toEqual(['text']);
  const form = document.createElement('form');
  host.firstElementChild!.append(form);
  expect(covered()).toEqual(['text']);
  frame.remove();
  expect(covered()).toEqual([]);
});

test('a place without such a part is the fragment’s alone', () => {
  const { frame, covered } = place(post);
  frame.show();
  expect(covered()).toBeNull();
  expect(document.querySelector('[data-inlay-covered]')).toBeNull();
});

test('while a fragment shows the built-in part itself, all of that is in it', () => {
  const { host, frame, covered } = place(post.replace('id="row"', 'id="row" data-inlay-stays'));
  const close = frame.openSlot('');
  frame.show();
  expect(covered()).toBeNull();
  expect(host.querySelector('[data-inlay-covered]')).toBeNull();
  close();
  expect(covered()).toEqual(['text']);
});

test('what members write into their posts does not stay', () => {
  const { frame, covered } = place(
    `<div class="userContent" id="post"><b data-inlay-stays>Mine</b></div>${post.replace('id="row"', 'id="row" data-inlay-stays')}`,
  );
  frame.show();
  expect(covered()).toEqual(['post', 'text']);
});

test('nor does a place stay open for what they write', () => {
  const { frame, covered } = place('<div class="userContent"><b data-inlay-stays>Mine</b></div>');
  frame.show();
  expect(covered()).toBeNull();
});
