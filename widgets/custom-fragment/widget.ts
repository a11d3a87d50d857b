import { defineWidget } from '../../src/index';
import { CustomFragment } from './CustomFragment';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['CustomFragment'],
  element: 'keep',
  when: 'visible',
  late: true,
  printed: true,
  props: readProps,
  view: CustomFragment,
});
