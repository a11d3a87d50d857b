import { defineWidget } from '../../src/index';
import { PostMeta } from './PostMeta';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['PostMeta'],
  element: 'keep',
  when: 'visible',
  late: true,
  props: readProps,
  view: PostMeta,
});
