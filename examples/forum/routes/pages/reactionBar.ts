import { isVote, shownInBar, withoutVotes } from '../../../../widgets/reaction-bar/shownInBar';
import type { Discussion, Reaction, ReactionType } from '../../wire';
import type { Viewer } from '../../viewer';

/** What `widgets/reaction-bar.eta` prints: the tag's props, and who may press what. */
export interface ReactionBarView {
  props: {
    recordType: 'discussion' | 'comment';
    recordID: number;
    categoryID?: number;
    closed?: boolean;
    reactions: Partial<Reaction>[];
    /** A vote control stands beside the bar and shows Up, Down and the score. */
    votesApart?: true;
  };
  /** Empty when the viewer may not react: then the counts are shown as text. */
  buttons: Reaction[];
  /** How many more the viewer may press: "All reactions" leads to them. */
  more: number;
  /** Reactions with a count, for viewers who may not react. */
  counted: Reaction[];
  action: string;
  /** What a button of the page's common form is called: `comment/5`. */
  record: string;
  withLog: boolean;
  whileOpen: boolean;
}

export type ReactionPlace = Pick<Discussion, 'discussionID' | 'categoryID' | 'closed'>;

/** Whether what stands in an open discussion for this viewer is to go when somebody closes it. */
export const isWhileOpen = (
  viewer: Viewer,
  { categoryID, closed }: Pick<Discussion, 'categoryID' | 'closed'>,
): boolean => viewer.userID > 0 && !closed && !viewer.can('discussions.close', { categoryID });

/** What `widgets/vote.eta` prints. */
export interface VoteView {
  props: {
    recordType: 'discussion' | 'comment';
    recordID: number;
    categoryID: number;
    closed: boolean;
    score: number;
    reactions: Partial<Reaction>[];
  };
  up: Reaction | undefined;
  down: Reaction | undefined;
  action: string;
  whileOpen: boolean;
}

function mayPress(viewer: Viewer, reaction: Reaction, categoryID: number): boolean {
  return viewer.can(
    reaction.urlcode === 'Promote' ? 'curation.manage' : `reactions.${reaction.class.toLowerCase()}.add`,
    { categoryID },
  );
}

/** A closed discussion takes reactions only from those who may close it; an open one from those who may comment. */
function mayReact(viewer: Viewer, place: ReactionPlace): boolean {
  const permission = place.closed ? 'discussions.close' : 'comments.add';
  return viewer.userID > 0 && viewer.can(permission, { categoryID: place.categoryID });
}

/** Those that the viewer may press at a record. */
export const reactionsFor = (viewer: Viewer, place: ReactionPlace, reactions: Reaction[]): Reaction[] =>
  mayReact(viewer, place) ? reactions.filter((each) => mayPress(viewer, each, place.categoryID)) : [];

export function reactionBar(
  viewer: Viewer,
  place: ReactionPlace,
  record: {
    recordType: 'discussion' | 'comment';
    recordID: number;
    reactions: Reaction[];
    votesApart?: boolean;
  },
): ReactionBarView {
  const { votesApart = false } = record;
  const reactions = record.reactions.filter((reaction) => reaction.class !== 'Flag');
  const ours = withoutVotes(reactions, votesApart);
  const { bar, rest } = shownInBar(reactionsFor(viewer, place, ours));
  return {
    props: {
      recordType: record.recordType,
      recordID: record.recordID,
      // The list of a discussion's comments says it for all of their bars.
      ...(record.recordType === 'discussion' && { categoryID: place.categoryID, closed: place.closed }),
      ...(votesApart && { votesApart }),
      reactions: reactions.filter(isGiven).map(inProps),
    },
    buttons: bar,
    more: rest.length,
    counted: ours.filter((reaction) => reaction.count > 0),
    action: `/${record.recordType}/${record.recordID}/reactions`,
    record: `${record.recordType}/${record.recordID}`,
    withLog: viewer.can('community.moderate', { categoryID: place.categoryID }),
    whileOpen: bar.length > 0 && isWhileOpen(viewer, place),
  };
}

/** What a page says of the kinds of reactions, once. */
export const kindsOnPage = (types: ReactionType[]) =>
  types
    .filter(({ hidden }) => !hidden)
    .map(({ tagID, urlCode, name, class: kind, reactionValue }) => ({
      ...{ tagID, urlCode, name, class: kind, reactionValue },
    }));

/** The page says once which kinds there are; a tag names those that somebody has given. */
const isGiven = ({ count, hasReacted }: Reaction) => count > 0 || hasReacted === true;

const inProps = ({ tagID, count, hasReacted }: Reaction) => ({
  ...{ tagID, count },
  ...(hasReacted && { hasReacted }),
});

/** A discussion's score with the buttons that this viewer may press. A redirect has no votes of its own. */
export function voteView(viewer: Viewer, discussion: Partial<Discussion>): VoteView | null {
  const { discussionID = 0, categoryID = 0, closed = false, score, reactions, type } = discussion;
  if (!reactions || type === 'redirect') return null;
  const may = viewer.userID > 0 && (!closed || viewer.can('discussions.close', { categoryID }));
  const find = (urlcode: string) =>
    reactions.find((each) => each.urlcode === urlcode && may && mayPress(viewer, each, categoryID));
  const [up, down] = [find('Up'), find('Down')];
  return {
    props: {
      ...{ recordType: 'discussion', recordID: discussionID, categoryID, closed, score: score ?? 0 },
      // Another reaction of the reader's own makes room for a vote.
      reactions: reactions
        .filter((each) => each.hasReacted || (isVote(each.urlcode) && isGiven(each)))
        .filter((each) => each.class !== 'Flag')
        .map(inProps),
    },
    ...{ up, down },
    action: `/discussion/${discussionID}/reactions`,
    whileOpen: (up ?? down) !== undefined && isWhileOpen(viewer, { categoryID, closed }),
  };
}
