import { defineWidget } from '../../src/index';
import { readFields, readProps } from './props';
import { SearchWidget } from './SearchWidget';

export const widget = defineWidget({
  props: readProps,
  view: SearchWidget,
  // A form from a schema suggests nothing.
  isFinal: (props) => readFields(props).length > 0,
});
