import { defineWidget } from '../../src/index';
import { CreatePost } from './CreatePost';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['CreatePost'],
  element: 'keep',
  when: 'idle',
  props: readProps,
  view: CreatePost,
});
