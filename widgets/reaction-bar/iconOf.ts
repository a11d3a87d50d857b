import type { Reaction } from '../../src/resources/reactions/reaction';

/** The icon of a reaction: `Off_Topic` is drawn by `reaction-off-topic`. */
export const iconOf = ({ urlcode }: Pick<Reaction, 'urlcode'>) =>
  `reaction-${urlcode.toLowerCase().replaceAll('_', '-')}`;
