import type { Reaction } from '../../src/resources/reactions/reaction';

/** Reactions that are ever shown: those of the class Flag are for moderators' eyes, elsewhere. */
export const shown = (reactions: readonly Reaction[]): Reaction[] =>
  reactions.filter((reaction) => reaction.class !== 'Flag');

/**
 * The reactions that somebody who may react here has a button for, in the order given: each needs its class's
 * permission; Promote is the curators'.
 */
export const pressable = (reactions: readonly Reaction[], can: (permission: string) => boolean): Reaction[] =>
  shown(reactions).filter((reaction) =>
    can(reaction.urlcode === 'Promote' ? 'curation.manage' : `reactions.${reaction.class.toLowerCase()}.add`),
  );
