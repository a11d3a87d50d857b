import { defineWidget } from '../../src/index';
import { readProps } from './props';
import { TabWidget } from './TabWidget';

export const widget = defineWidget({
  props: readProps,
  view: TabWidget,
  // What wakes in its panels has tags of its own.
  isFinal: (props) => !('panels' in props),
});
