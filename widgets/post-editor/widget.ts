import { defineWidget } from '../../src/index';
import { PostEditor } from './PostEditor';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['PostEditor'],
  element: 'keep',
  when: 'interaction',
  late: true,
  props: readProps,
  view: PostEditor,
});
