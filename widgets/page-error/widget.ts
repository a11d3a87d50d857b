import { defineWidget } from '../../src/index';
import { PageErrorView } from './PageErrorView';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['PageError'],
  element: 'keep',
  when: 'now',
  late: true,
  props: readProps,
  view: PageErrorView,
});
