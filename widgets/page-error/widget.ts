import { defineWidget } from '../../src/index';
import { PageErrorView } from './PageErrorView';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['PageError'],
  element: 'keep',
  when: 'now',
  late: true,
  // A server that cannot say who reads is often the reason for the page.
  anybody: true,
  props: readProps,
  view: PageErrorView,
});
