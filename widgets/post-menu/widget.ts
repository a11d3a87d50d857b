import { defineWidget } from '../../src/index';
import { PostMenu } from './PostMenu';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['PostMenu'],
  element: 'keep',
  when: 'interaction',
  late: true,
  props: readProps,
  view: PostMenu,
});
