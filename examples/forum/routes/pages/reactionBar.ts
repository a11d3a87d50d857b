import type { Discussion, Reaction } from '../../wire';
import type { Viewer } from '../../viewer';

/** What `widgets/reaction-bar.eta` prints: the tag's props, and who may press what. */
export interface ReactionBarView {
  props: {
    recordType: 'discussion' | 'comment';
    recordID: number;
    categoryID: number;
    closed: boolean;
    reactions: Omit<Reaction, 'url'>[];
    /** A discussion's; comments show theirs by their counts alone. */
    score?: number;
  };
  /** Empty when the viewer may not react: then the counts are shown as text. */
  buttons: Reaction[];
  /** Reactions with a count, for viewers who may not react. */
  counted: Reaction[];
  action: string;
  withLog: boolean;
}

export type ReactionPlace = Pick<Discussion, 'categoryID' | 'closed'>;

/** Categories do not decide about reactions: what may be given is held everywhere. */
function mayPress(viewer: Viewer, reaction: Reaction): boolean {
  return viewer.can(
    reaction.urlcode === 'Promote' ? 'curation.manage' : `reactions.${reaction.class.toLowerCase()}.add`,
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
    score?: number | null;
  },
): ReactionBarView {
  const reactions = record.reactions.filter((reaction) => reaction.class !== 'Flag');
  const allowed = mayReact(viewer, place);
  return {
    props: {
      recordType: record.recordType,
      recordID: record.recordID,
      categoryID: place.categoryID,
      closed: place.closed,
      ...(record.score == null ? {} : { score: record.score }),
      reactions: reactions.map(
        ({ tagID, urlcode, name, class: group, count, hasReacted, reactionValue }) => ({
          tagID,
          urlcode,
          name,
          class: group,
          count,
          hasReacted: hasReacted ?? false,
          reactionValue,
        }),
      ),
    },
    buttons: allowed ? reactions.filter((reaction) => mayPress(viewer, reaction)) : [],
    counted: reactions.filter((reaction) => reaction.count > 0),
    action: `/${record.recordType}/${record.recordID}/reactions`,
    withLog: viewer.can('community.moderate'),
  };
}
