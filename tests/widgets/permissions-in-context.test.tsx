import { act, screen } from '@testing-library/react';
import type { WidgetCode } from '../../src/contract/widget';
import { widget as createComment } from '../../widgets/create-comment/widget';
import { commentMenu } from '../../widgets/post-menu/commentMenu';
import type { PostFacts } from '../../widgets/post-menu/allowedItems';
import { widget as reactionBar } from '../../widgets/reaction-bar/widget';
import { widget as vote } from '../../widgets/vote/widget';
import { startPage, stopPages } from '../support/startPage';
import { refused, testClient } from '../support/testClient';

afterEach(stopPages);

const place = { discussionID: 5, recordType: 'comment', recordID: 9, categoryID: 7 };
const reactions = [
  { tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', count: 1, reactionValue: 1 },
  { tagID: 2, urlcode: 'Disagree', name: 'Disagree', class: 'Negative', count: 0, reactionValue: -1 },
  { tagID: 3, urlcode: 'Promote', name: 'Promote', class: 'Positive', count: 0, reactionValue: 1 },
];
const votes = [
  { ...reactions[0], urlcode: 'Up', name: 'Vote Up' },
  { ...reactions[1], urlcode: 'Down', name: 'Vote Down' },
];

type Show = { code: unknown; props: object; find(): Element | null };
const part = (name: string) => () => document.querySelector(`[data-inlay-part="${name}"]`);
const bar = (name: string, more = {}): Show => ({
  code: reactionBar,
  props: { ...place, reactions, ...more },
  find: part(name),
});
const arrow = (name: string, more = {}): Show => ({
  code: vote,
  props: { ...place, reactions: votes, score: 3, ...more },
  find: part(name),
});
const editor = (more = {}): Show => ({
  code: createComment,
  props: { ...place, ...more },
  find: () => screen.queryByRole('textbox'),
});

/** What is offered, and the names that it takes, all of them. */
const offers: [string, Show, string[]][] = [
  ['a positive reaction', bar('Like'), ['comments.add', 'reactions.positive.add']],
  ['a negative reaction', bar('Disagree'), ['comments.add', 'reactions.negative.add']],
  ['Promote', bar('Promote'), ['comments.add', 'curation.manage']],
  [
    'a reaction to what is closed',
    bar('Like', { closed: true }),
    ['discussions.close', 'reactions.positive.add'],
  ],
  ['the log of reactions', bar('log'), ['community.moderate']],
  ['Upvote', arrow('Up'), ['reactions.positive.add']],
  ['Downvote', arrow('Down'), ['reactions.negative.add']],
  [
    'a vote on what is closed',
    arrow('Up', { closed: true }),
    ['discussions.close', 'reactions.positive.add'],
  ],
  ['the editor', editor(), ['comments.add']],
  ['the editor of what is closed', editor({ closed: true }), ['comments.add', 'discussions.close']],
];

/** Whether it is there for somebody who holds the names everywhere, in category 7, or in this page alone. */
async function isOffered(
  { code, props, find }: Show,
  held: { everywhere?: string[]; there?: string[]; page?: Record<string, boolean>; junction?: number },
) {
  const page = await startPage({
    client: testClient(() => refused(500)).client,
    user: { userID: 9, name: 'Ada' },
    permissions: held.everywhere ?? [],
    inCategory: { id: held.junction ?? 7, permissions: held.there ?? [] },
  });
  page.show(code as WidgetCode, { ...props, ...(held.page && { permissionsOverrides: held.page }) });
  await act(() => Promise.resolve());
  const there = find() !== null;
  stopPages();
  return there;
}

test.each(offers)(
  '%s follows what is held in its category, and what the page says before that',
  async (_name, show, names) => {
    const all = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
    expect(await isOffered(show, {})).toBe(false);
    // A category with permissions of its own decides alone; what is held in another one does not count.
    expect(await isOffered(show, { there: names })).toBe(true);
    expect(await isOffered(show, { everywhere: names })).toBe(false);
    expect(await isOffered(show, { there: names, junction: 8 })).toBe(false);
    expect(await isOffered(show, { everywhere: names, junction: 8 })).toBe(true);
    expect(await isOffered(show, { page: all(true) })).toBe(true);
    expect(await isOffered(show, { there: names, page: all(false) })).toBe(false);
    for (const name of names)
      expect([name, await isOffered(show, { there: names.filter((each) => each !== name) })]).toEqual([
        name,
        false,
      ]);
  },
);

test('the menu of a comment takes each of its permissions in the category', () => {
  const facts: PostFacts = {
    isSignedIn: true,
    isOwn: false,
    closed: false,
    inTime: false,
    escalations: true,
  };
  const items = (...held: string[]) =>
    commentMenu(facts, (...names) => names.some((name) => held.includes(name))).flat();
  expect(items()).toEqual([]);
  expect(items('comments.edit')).toEqual(['edit']);
  expect(items('comments.delete')).toEqual(['delete']);
  expect(items('community.moderate')).toEqual(['edit', 'delete']);
  expect(items('flag.add')).toEqual(['report']);
});
