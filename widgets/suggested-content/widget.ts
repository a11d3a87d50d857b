import { defineWidget } from '../../src/index';
import { readProps } from './props';
import { SuggestedContentWidget } from './SuggestedContentWidget';

export const widget = defineWidget({
  props: readProps,
  view: SuggestedContentWidget,
  // What wakes in it has tags of its own.
  isFinal: ({ categories, discussions, refreshes }) => !refreshes && Boolean(categories ?? discussions),
});
