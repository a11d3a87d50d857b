import { defineWidget } from '../../src/index';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { DiscussionsWidget } from './DiscussionsWidget';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice],
  view: DiscussionsWidget,
  // What wakes in its rows has tags of its own.
  isFinal: ({ discussions, continues }) => discussions !== undefined && !continues,
});
