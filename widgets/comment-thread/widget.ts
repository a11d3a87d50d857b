import { defineWidget } from '../../src/index';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { CommentThreadAsset } from './CommentThreadAsset';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice],
  view: CommentThreadAsset,
});
