import { showDiscussion } from '../../../src/page-life/showDiscussion';
import type { DiscussionFacts } from '../../../src/resources/discussions/discussion';

const tag = (name: string) => `<li data-inlay-field="${name}"><span>${name}</span></li>`;
const patterns = `<template id="inlay-tags">
  <ul data-inlay-field="tags">${['announcement', 'closed', 'question', 'answered', 'accepted', 'resolved', 'unresolved'].map(tag).join('')}</ul>
  <ul data-inlay-field="userTags"><li data-inlay-field="userTag"><a href="/discussions?tagID={tagID}"><bdi></bdi></a></li></ul>
</template>`;

const wake = jest.fn();

function show(html: string, facts: Omit<DiscussionFacts, 'discussionID'>) {
  document.body.innerHTML = patterns + html;
  showDiscussion(
    { document, urls: () => ({ origin: 'http://localhost', page: 'http://localhost/' }), wake },
    { discussionID: 5, ...facts },
  );
}
const row = (inner: string, id = 5) => `<li data-inlay-shows="discussion/${id}">${inner}</li>`;
const tags = (inner = '') => `<ul data-inlay-field="tags" hidden>${inner}</ul>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-inlay-shows] [data-inlay-field="tags"] > li')]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent);

it.each<[string, Omit<DiscussionFacts, 'discussionID'>, string[]]>([
  ['announced', { pinned: true }, ['announcement']],
  ['closed', { closed: true }, ['closed']],
  ['closed, and a redirect', { closed: true, type: 'redirect' }, []],
  ['a question without answers', { type: 'question', statusID: 1 }, ['question']],
  ['a question whose answers were rejected', { type: 'question', statusID: 4 }, ['question']],
  ['answered', { type: 'question', statusID: 2 }, ['answered']],
  ['accepted', { type: 'question', statusID: 3 }, ['accepted']],
  ['resolved', { resolved: true }, ['resolved']],
  ['unresolved', { resolved: false }, ['unresolved']],
  [
    'all of it, in order',
    { resolved: true, type: 'question', statusID: 2, closed: true, pinned: true },
    ['announcement', 'closed', 'answered', 'resolved'],
  ],
])('says that a discussion is %s', (_name, facts, expected) => {
  show(row(tags()), facts);
  expect(shown()).toEqual(expected);
  expect(document.querySelector<HTMLElement>('[data-inlay-shows] ul')!.hidden).toBe(expected.length === 0);
});

it('puts a tag between those that are there, and hides what is so no more', () => {
  show(row(tags(tag('announcement') + tag('resolved'))), { pinned: true, closed: true, resolved: false });
  expect(shown()).toEqual(['announcement', 'closed', 'unresolved']);
});

it('leaves what is not known as it is, and other discussions', () => {
  show(row(tags(tag('announcement'))) + row(tags(), 6), { closed: true });
  expect(shown()).toEqual(['announcement', 'closed']);
});

it('says how a question stands where only its status is known, and of nothing else', () => {
  show(row(tags(tag('answered'))) + row(tags(), 6), { statusID: 3 });
  expect(shown()).toEqual(['accepted']);
  show(row(tags(tag('closed'))), { statusID: 3 });
  expect(shown()).toEqual(['closed']);
});

it('shows three tags of members as text, each with its link', () => {
  const own = ['one', '<b>two', 'three', 'four'].map((name, index) => ({
    tagID: index + 1,
    name,
    urlcode: name,
    type: 'User',
  }));
  show(row('<ul data-inlay-field="userTags"></ul>'), { tags: own });
  const links = [...document.querySelectorAll('[data-inlay-shows] a')];
  expect(links.map((link) => link.textContent)).toEqual(['one', '<b>two', 'three']);
  expect(links[1]!.getAttribute('href')).toBe('/discussions?tagID=2');
});

it('writes name, category and author, and no address that leads elsewhere', () => {
  show(
    row(
      '<a data-inlay-field="name" href="/1"><bdi>Old</bdi></a><a data-inlay-field="category" href="/2">Old</a><a data-inlay-field="author" href="/3">Old</a>',
    ),
    {
      name: 'Tea',
      category: { name: 'Drinks', url: '/categories/drinks' },
      insertUser: { userID: 3, name: 'Mia', url: 'javascript:alert(1)' },
    },
  );
  const links = [...document.querySelectorAll('[data-inlay-shows] a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Tea /1',
    'Drinks http://localhost/categories/drinks',
    'Mia /3',
  ]);
});

it('presses the button of a form without script, whose next press wants the other', () => {
  show(
    row(
      '<form><input name="bookmarked" value="1"><button data-inlay-field="bookmarked" aria-pressed="false">Bookmark</button></form>',
    ),
    { bookmarked: true },
  );
  expect(document.querySelector('button')!.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('input')!.value).toBe('0');
});

it('takes the New badge from what is muted', () => {
  show(row('<span data-inlay-field="unread">New</span>'), { muted: true });
  expect(document.querySelector<HTMLElement>('[data-inlay-field="unread"]')!.hidden).toBe(true);
});

it('removes the row of what has gone, and focus goes to the next', () => {
  document.body.innerHTML = `<ul>${row('<a href="/5">Five</a>')}${row('<a href="/6">Six</a>', 6)}</ul><main data-inlay-shows="discussion/5"></main>`;
  document.querySelector('a')!.focus();
  showDiscussion(
    { document, urls: () => ({ origin: 'http://localhost' }), wake },
    { discussionID: 5, gone: true },
  );
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(document.activeElement?.textContent).toBe('Six');
  expect(document.querySelector('main')).not.toBeNull();
});

it('takes a row from a list that does not hold its new category', () => {
  show(`<ul data-inlay-holds="7 8">${row('')}</ul><ul data-inlay-holds="9">${row('')}</ul>`, {
    categoryID: 9,
  });
  expect(document.querySelectorAll('li[data-inlay-shows]')).toHaveLength(1);
});

it('takes a row from the bookmarks when it is none any more, once the server has said so', () => {
  const list = `<ul data-inlay-keeps="bookmarked">${row('')}</ul>`;
  show(list, { bookmarked: true });
  expect(document.querySelectorAll('li[data-inlay-shows]')).toHaveLength(1);
  show(list, { bookmarked: false });
  expect(document.querySelectorAll('li[data-inlay-shows]')).toHaveLength(0);
});

/** A page as it is printed for a reader who may not close discussions. */
const page = `<main data-inlay-shows="discussion/5">
  <a data-inlay-field="whileOpen" href="/reply">Reply</a><a href="/edit">Edit</a>
  <div data-react="ReactionBar" data-inlay-field="whileOpen"></div>
  <p data-inlay-field="whileClosed" hidden>Closed</p>
  <div id="form" data-inlay-field="whileOpen"><div data-react="CreateComment"><textarea></textarea></div></div>
  <template><a data-inlay-field="whileOpen" href="/reply">Reply</a></template></main>`;
const tell = (closed: boolean) =>
  showDiscussion(
    { document, urls: () => ({ origin: 'http://localhost' }), wake },
    { discussionID: 5, closed },
  );
const inView = () =>
  [...document.querySelectorAll<HTMLElement>('main a, main p, #form')]
    .filter(({ hidden }) => !hidden)
    .map(({ id, textContent }) => id || textContent);

it('takes links and form from a discussion that is closed, wakes its bars, and brings all back', () => {
  document.body.innerHTML = page;
  tell(true);
  expect(inView()).toEqual(['Edit', 'Closed']);
  const [link] = document.querySelector('template')!.content.children;
  expect((link as HTMLElement).hidden).toBe(true);
  const bar = document.querySelector<HTMLElement>('[data-react="ReactionBar"]')!;
  expect(wake).toHaveBeenLastCalledWith(bar);
  expect(bar.hidden).toBe(false);
  tell(false);
  expect(inView()).toEqual(['Reply', 'Edit', 'form']);
});

it('leaves a form that holds text where its writer sees it', () => {
  document.body.innerHTML = page;
  document.querySelector('textarea')!.value = 'Words';
  tell(true);
  expect(inView()).toEqual(['Edit', 'Closed', 'form']);
  expect(document.querySelector('textarea')!.value).toBe('Words');
});

test('what members wrote into posts stays as it is, whatever it claims to show', () => {
  const forged = row('<b data-inlay-field="name">Mine</b>');
  const name = '<a data-inlay-field="name">Old</a>';
  show(`<div data-inlay-shows="discussion/5">${name}<div class="userContent">${forged}</div></div>`, {
    name: 'New',
  });
  expect(document.querySelector('a')).toHaveTextContent('New');
  expect(document.querySelector('b')).toHaveTextContent('Mine');
});
