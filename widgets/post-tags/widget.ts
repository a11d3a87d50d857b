import { defineWidget } from '../../src/index';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { PostTagsAsset } from './PostTagsAsset';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice],
  view: PostTagsAsset,
  isFinal: ({ tags }) => tags !== undefined,
});
