import { defineWidget } from '../../src/index';
import { reactionKey } from '../../src/resources/reactions/reaction';
import { reactionsSlice, seedReactions } from '../../src/resources/reactions/reactionsSlice';
import { readProps } from './props';
import { ReactionBar } from './ReactionBar';

export const widget = defineWidget({
  names: ['ReactionBar'],
  element: 'keep',
  when: 'visible',
  props: readProps,
  slices: [reactionsSlice],
  seed: ({ reactions = [], score = null, ...target }) => [seedReactions(target, { reactions, score })],
  keys: (target) => [`reactions/${reactionKey(target)}`],
  view: ReactionBar,
});
