import type { BulkOutcome } from '../../src/resources/moderation/runBulk';
import { showOnPage } from '../../widgets/bulk-actions/showOnPage';
import { discussionsFrom } from '../support/modelModeration';
import { testUi } from '../support/testUi';

const attic = { categoryID: 9, name: 'Attic', url: '/category/attic' };

/** A row as the server prints it for who may act on it. */
const row = (id: number, { categoryID = 7, link = true, moved = false } = {}) =>
  `<li data-inlay-shows="discussion/${id}"><label><input type="checkbox" value="${id}" data-inlay-check="discussion"
    data-inlay-record='${JSON.stringify({ discussionID: id, name: `Number ${id}`, categoryID, moved })}'></label>
    <ul hidden><li data-inlay-field="moved" hidden>Moved</li></ul>
    ${link ? '<a data-inlay-field="category" href="/category/old"><bdi>Old</bdi></a>' : ''}</li>`;

const aside = [7, 9]
  .map(
    (id) =>
      `<p data-inlay-shows="category/${id}"><data data-inlay-field="countDiscussions" value="5"></data></p>`,
  )
  .join('');

/** What a page shows after `change`. */
function show(
  html: string,
  change: Pick<BulkOutcome, 'action'> & Partial<BulkOutcome>,
  target?: typeof attic,
) {
  document.body.innerHTML = `<main tabindex="-1">${html}</main>${aside}`;
  const outcome = { asked: [], done: [], gone: [], failed: [], untried: [], stopped: null, ...change };
  showOnPage(testUi().ui, { ...outcome, asked: change.asked ?? [...outcome.done, ...outcome.gone] }, target);
  return {
    rows: [...document.querySelectorAll<HTMLElement>('main li[data-inlay-shows]')].map(
      (each) => each.dataset['inlayShows'],
    ),
    signs: document.querySelectorAll('[data-inlay-field="moved"]:not([hidden])').length,
    links: [...document.querySelectorAll('main a[data-inlay-field]')].map(({ textContent }) => textContent),
    counts: [7, 9].map((id) =>
      document.querySelector(`[data-inlay-shows="category/${id}"] data`)!.getAttribute('value'),
    ),
  };
}

const move = (html: string, { from = 7, addRedirects = false, moved = false } = {}) => {
  const done = discussionsFrom(1, 1, from).map((each) => ({ ...each, moved }));
  return show(html, { action: { kind: 'move', categoryID: 9, addRedirects }, done }, attic);
};

describe('what is moved', () => {
  it.each([false, true])('stays where it is when it is there already (redirect: %s)', (addRedirects) => {
    const list = `<ul data-inlay-holds="9">${row(1, { categoryID: 9, link: false })}</ul>`;
    expect(move(list, { from: 9, addRedirects })).toEqual({
      rows: ['discussion/1'],
      signs: 0,
      links: [],
      counts: ['5', '5'],
    });
  });

  it('leaves a list that does not hold the new category, also where rows name theirs', () => {
    expect(move(`<ul data-inlay-holds="2 7 8">${row(1)}${row(2)}</ul>`)).toEqual({
      rows: ['discussion/2'],
      signs: 0,
      links: ['Old'],
      counts: ['4', '6'],
    });
  });

  it('leaves its sign there when it is asked to', () => {
    expect(move(`<ul data-inlay-holds="2 7 8">${row(1)}</ul>`, { addRedirects: true })).toMatchObject({
      rows: [],
      signs: 1,
    });
  });

  it('leaves no sign when it is one', () => {
    const list = `<ul data-inlay-holds="7">${row(1, { moved: true })}${row(2)}</ul>`;
    expect(move(list, { addRedirects: true, moved: true })).toMatchObject({
      rows: ['discussion/2'],
      signs: 0,
    });
  });

  it('stays in a list that holds both categories, and in the list of all, with its new one', () => {
    for (const list of [`<ul data-inlay-holds="2 7 9">${row(1)}</ul>`, `<ul>${row(1)}</ul>`])
      expect(move(list, { addRedirects: true })).toEqual({
        rows: ['discussion/1'],
        signs: 0,
        links: ['Attic'],
        counts: ['4', '6'],
      });
    expect(document.querySelector('main a bdi')).toHaveTextContent('Attic');
  });

  it('has no sign on its own page, which names its new category', () => {
    const page = `<section data-inlay-shows="discussion/1"><a data-inlay-field="category" href="/category/old">Old</a>
      <p data-inlay-field="moved" hidden>Moved</p><textarea>Half a reply</textarea></section>`;
    expect(move(page, { addRedirects: true })).toMatchObject({ signs: 0, links: ['Attic'] });
  });
});

describe('lists without checkboxes', () => {
  const hit = (shows: string) =>
    `<li data-inlay-shows="${shows}"><a href="/"><bdi data-inlay-field="name">Number 1</bdi></a>
      <a data-inlay-field="category" href="/category/old"><bdi>Old</bdi></a></li>`;
  const hits = `<ul>${hit('discussion/1')}${hit('comments/discussion/1')}${hit('discussion/2')}</ul>`;
  const latest = `<p>5 posts <span data-inlay-shows="discussion/1" data-inlay-holds="2 7">Latest: Number 1</span></p>`;
  const done = discussionsFrom(1, 1);

  it('lose what is deleted, with its comments', () => {
    const { rows } = show(hits + latest, { action: { kind: 'delete' }, done });
    expect(rows).toEqual(['discussion/2']);
    expect(document.querySelector('main p')!.textContent).toBe('5 posts ');
    expect(show(hits + latest, { action: { kind: 'delete' }, gone: done }).rows).toEqual(['discussion/2']);
  });

  it('tell the new category of what is moved, and no longer the latest of one that it has left', () => {
    expect(move(hits + latest, { addRedirects: true })).toMatchObject({
      rows: ['discussion/1', 'comments/discussion/1', 'discussion/2'],
      links: ['Attic', 'Attic', 'Old'],
    });
    expect(document.querySelector('main p')!.textContent).toBe('5 posts ');
  });

  it.each([false, true])(
    'lose what is merged, whose comments go by the name of the main one',
    (addRedirects) => {
      const action = { kind: 'merge', destinationDiscussionID: 2, addRedirects } as const;
      expect(show(hits, { action, done, asked: discussionsFrom(1, 2) }).rows).toEqual([
        'comments/discussion/2',
        'discussion/2',
      ]);
      expect(document.querySelector('main bdi')).toHaveTextContent('Number 2');
    },
  );
});

it('puts the comments of what is merged into the main one’s category, where the page says which that is', () => {
  const hit = row(1)
    .replace('"discussion/1"', '"comments/discussion/1"')
    .replace(/<label>.*<\/label>/s, '');
  const main = row(2).replace('/category/old', '/category/attic').replace('Old', 'Attic');
  const action = { kind: 'merge', destinationDiscussionID: 2, addRedirects: false } as const;
  const merge = (html: string) =>
    show(html, { action, done: discussionsFrom(1, 1), asked: discussionsFrom(1, 2) });
  expect(merge(`<ul>${hit}${main}</ul>`).links).toEqual(['Attic', 'Attic']);
  expect(document.querySelector('main a')).toHaveAttribute('href', '/category/attic');
  // One that is not shown here tells nothing.
  expect(merge(`<ul>${hit}</ul>`).links).toEqual(['Old']);
});

it('shows the count of a row that had no comments until some were merged into it', () => {
  const counted = row(1).replace(
    '<ul hidden>',
    '<ul><li hidden title="0 comments"><data data-inlay-field="countComments" value="0"></data></li></ul><ul hidden>',
  );
  const done = discussionsFrom(2, 1).map((each) => ({ ...each, countComments: 3 }));
  const action = { kind: 'merge', destinationDiscussionID: 1, addRedirects: false } as const;
  show(`<ul>${counted}${row(2)}</ul>`, { action, done });
  const item = document.querySelector('li[title]')!;
  expect(item).not.toHaveAttribute('hidden');
  expect(item).toHaveAttribute('title', '4 comments');
});
