import { kindsOnPage, reactionBar, voteView } from '../../../examples/forum/routes/pages/reactionBar';
import type { Viewer } from '../../../examples/forum/viewer';
import type { Reaction } from '../../../examples/forum/wire';

const tagIDs = ['', 'Like', 'Up', 'Down', 'Dislike', 'Promote', 'Spam'];
const reaction = (urlcode: string, group: Reaction['class'] = 'Positive', count = 0): Reaction => ({
  tagID: tagIDs.indexOf(urlcode),
  urlcode,
  name: urlcode,
  class: group,
  count,
  reactionValue: 1,
  url: 'https://forum.test/x',
});
const reactions = [
  reaction('Promote'),
  reaction('Like', 'Positive', 3),
  reaction('Dislike', 'Negative'),
  reaction('Spam', 'Flag', 9),
];
const viewer = (userID: number, ...permissions: string[]) =>
  ({ userID, can: (name: string) => permissions.includes(name) }) as Viewer;
const bar = (who: Viewer, closed = false) =>
  reactionBar(
    who,
    { discussionID: 3, categoryID: 7, closed },
    { recordType: 'comment', recordID: 5, reactions },
  );
const pressed = (who: Viewer, closed = false) => bar(who, closed).buttons.map((each) => each.urlcode);

const member = ['comments.add', 'reactions.positive.add', 'reactions.negative.add'];

it('offers what the viewer may add, and Promote only to curators', () => {
  expect(pressed(viewer(5, ...member))).toEqual(['Like', 'Dislike']);
  expect(pressed(viewer(5, ...member, 'curation.manage'))).toEqual(['Promote', 'Like', 'Dislike']);
  expect(pressed(viewer(5, 'comments.add', 'reactions.negative.add'))).toEqual(['Dislike']);
});

it('asks the category about everything', () => {
  const here = ['comments.add', 'discussions.close', 'reactions.positive.add', 'curation.manage'];
  const staff: Viewer = {
    ...viewer(5),
    can: (name, scope) => scope?.categoryID === 7 && [...here, 'community.moderate'].includes(name),
  };
  for (const closed of [false, true]) {
    expect(pressed(staff, closed)).toEqual(['Promote', 'Like']);
    expect(bar(staff, closed).withLog).toBe(true);
  }
});

it('asks for comments.add, and for discussions.close once the discussion is closed', () => {
  expect(pressed(viewer(5, 'reactions.positive.add'))).toEqual([]);
  expect(pressed(viewer(5, ...member), true)).toEqual([]);
  expect(pressed(viewer(5, ...member, 'discussions.close'), true)).toEqual(['Like', 'Dislike']);
});

it('shows guests the counts and never a flag', () => {
  const guest = bar(viewer(0, ...member));
  expect(guest.buttons).toEqual([]);
  expect(guest.counted.map((each) => each.urlcode)).toEqual(['Like']);
  expect(guest.props.reactions.map(({ tagID }) => tagIDs[tagID ?? 0])).toEqual(['Like']);
});

it('prints in a tag what neither its thread nor the page’s kinds of reactions say', () => {
  expect(bar(viewer(0)).props).toEqual({
    recordType: 'comment',
    recordID: 5,
    reactions: [{ tagID: 1, count: 3 }],
  });
});

it('leaves the votes to a control that stands beside it', () => {
  const all = [...reactions, reaction('Up'), reaction('Down', 'Negative')];
  const record = { recordType: 'discussion' as const, recordID: 5, reactions: all };
  const parts = (votesApart: boolean) =>
    reactionBar(
      viewer(5, ...member),
      { discussionID: 3, categoryID: 7, closed: false },
      { ...record, votesApart },
    ).buttons.map(({ urlcode }) => urlcode);
  expect(parts(false)).toEqual(['Like', 'Dislike', 'Up', 'Down']);
  expect(parts(true)).toEqual(['Like', 'Dislike']);
});

it.each<[string, Viewer, boolean, string[]]>([
  ['a member', viewer(5, ...member), false, ['Up', 'Down']],
  ['whoever may only praise', viewer(5, 'reactions.positive.add'), false, ['Up']],
  ['a guest', viewer(0, ...member), false, []],
  ['a member, in what is closed', viewer(5, ...member), true, []],
  ['whoever may close it', viewer(5, ...member, 'discussions.close'), true, ['Up', 'Down']],
])('offers %s votes', (_who, who, closed, expected) => {
  const votes = [
    reaction('Up', 'Positive', 2),
    reaction('Down', 'Negative'),
    { ...reaction('Like'), hasReacted: true },
  ];
  const vote = voteView(who, { discussionID: 5, categoryID: 7, closed, score: 4, reactions: votes })!;
  expect([vote.up, vote.down].filter(Boolean).map((each) => each!.urlcode)).toEqual(expected);
  // What a vote takes the place of goes with it.
  expect(vote.props.reactions.map(({ tagID }) => tagIDs[tagID ?? 0])).toEqual(['Up', 'Like']);
});

it('prints the kinds without flags, once for all tags of a page', () => {
  const type = { description: '', points: 1, sort: 1, active: true, custom: false, attributes: null };
  const row = (urlCode: string, hidden: boolean) => ({
    ...type,
    ...{ tagID: 1, urlCode, name: urlCode, class: 'Positive' as const, reactionValue: 1, photoUrl: null },
    hidden,
  });
  expect(kindsOnPage([row('Like', false), row('Spam', true)])).toEqual([
    { tagID: 1, urlCode: 'Like', name: 'Like', class: 'Positive', reactionValue: 1 },
  ]);
});
