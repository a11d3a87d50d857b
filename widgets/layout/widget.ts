import { defineWidget } from '../../src/index';
import { Layout } from './Layout';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['Layout'],
  element: 'keep',
  when: 'visible',
  late: true,
  printed: true,
  props: readProps,
  view: Layout,
});
