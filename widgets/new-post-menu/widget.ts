import { defineWidget } from '../../src/index';
import { chooseItems } from './chooseItems';
import { NewPostMenu } from './NewPostMenu';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  view: NewPostMenu,
  // Buttons are links: only a menu opens.
  isFinal: (props) => chooseItems(props, (url) => url).menu.length === 0,
});
