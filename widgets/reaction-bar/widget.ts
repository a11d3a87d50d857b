import { defineWidget } from '../../src/index';
import { discussionRecordKey, discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { discussionOf, reactionKey } from '../../src/resources/reactions/reaction';
import { readCopied } from '../../src/resources/reactions/readCopied';
import { reactionsSlice, seedReactions } from '../../src/resources/reactions/reactionsSlice';
import { readProps } from './props';
import { ReactionBar } from './ReactionBar';

export const widget = defineWidget({
  props: readProps,
  slices: [reactionsSlice, discussionsSlice],
  seed: (props) => [seedReactions(props, props), readCopied(props)],
  keys: (target) => [
    `reactions/${reactionKey(target)}`,
    ...[discussionOf(target)].filter(Boolean).map(discussionRecordKey),
  ],
  view: ReactionBar,
});
