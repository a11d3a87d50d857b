import { defineWidget } from '../../src/index';
import { DiscussionsWidget } from './DiscussionsWidget';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  view: DiscussionsWidget,
  // What wakes in its rows has tags of its own.
  isFinal: ({ discussions, continues }) => discussions !== undefined && !continues,
});
