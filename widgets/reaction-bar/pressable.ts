import type { Reaction } from '../../src/resources/reactions/reaction';

/** Where a record stands, as far as permissions go. */
export interface Place {
  categoryID?: number;
  closed: boolean;
}

/** Whether the reader holds a permission in the record's category. */
export type Can = (permission: string) => boolean;

/** Reactions that are ever shown: those of the class Flag are for moderators' eyes, elsewhere. */
export const shown = (reactions: readonly Reaction[]): Reaction[] =>
  reactions.filter((reaction) => reaction.class !== 'Flag');

/**
 * The reactions that a reader has a button for, in the order given. On an open record those need `comments.add`, on a
 * closed one `discussions.close`, and each its class's permission; Promote is the curators'.
 */
export function pressable(reactions: readonly Reaction[], { closed }: Place, can: Can): Reaction[] {
  if (!can(closed ? 'discussions.close' : 'comments.add')) return [];
  return shown(reactions).filter((reaction) =>
    can(reaction.urlcode === 'Promote' ? 'curation.manage' : `reactions.${reaction.class.toLowerCase()}.add`),
  );
}
