import { isVote, shownInBar, withoutVotes } from '../../../../widgets/reaction-bar/shownInBar';
import type { Discussion, Reaction } from '../../wire';
import type { Viewer } from '../../viewer';

/** What `widgets/reaction-bar.eta` prints: the tag's props, and who may press what. */
export interface ReactionBarView {
  props: {
    recordType: 'discussion' | 'comment';
    recordID: number;
    discussionID?: number;
    categoryID: number;
    closed: boolean;
    reactions: Omit<Reaction, 'url'>[];
    /** A vote control stands beside the bar and shows Up, Down and the score. */
    votesApart?: true;
  };
  /** Stand behind "All reactions" where there is script. */
  rest: Set<number>;
  /** Empty when the viewer may not react: then the counts are shown as text. */
  buttons: Reaction[];
  /** Reactions with a count, for viewers who may not react. */
  counted: Reaction[];
  action: string;
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
    reactions: Omit<Reaction, 'url'>[];
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
  const buttons = mayReact(viewer, place)
    ? ours.filter((reaction) => mayPress(viewer, reaction, place.categoryID))
    : [];
  return {
    props: {
      recordType: record.recordType,
      recordID: record.recordID,
      ...(record.recordType === 'comment' && { discussionID: place.discussionID }),
      categoryID: place.categoryID,
      closed: place.closed,
      ...(votesApart && { votesApart }),
      reactions: reactions.map(inProps),
    },
    buttons,
    rest: new Set(shownInBar(buttons).rest.map(({ tagID }) => tagID)),
    counted: ours.filter((reaction) => reaction.count > 0),
    action: `/${record.recordType}/${record.recordID}/reactions`,
    withLog: viewer.can('community.moderate', { categoryID: place.categoryID }),
    whileOpen: buttons.length > 0 && isWhileOpen(viewer, place),
  };
}

const inProps = ({ tagID, urlcode, name, class: group, count, hasReacted, reactionValue }: Reaction) => ({
  ...{ tagID, urlcode, name, class: group, count, reactionValue },
  hasReacted: hasReacted ?? false,
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
        .filter(({ urlcode, hasReacted }) => hasReacted || isVote(urlcode))
        .filter((each) => each.class !== 'Flag')
        .map(inProps),
    },
    ...{ up, down },
    action: `/discussion/${discussionID}/reactions`,
    whileOpen: (up ?? down) !== undefined && isWhileOpen(viewer, { categoryID, closed }),
  };
}
