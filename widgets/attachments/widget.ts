import { defineWidget } from '../../src/index';
import { attachmentsSlice, postKey, seedAttachments } from '../../src/resources/attachments/attachmentsSlice';
import { Attachments } from './Attachments';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [attachmentsSlice],
  seed: ({ post, attachments }) => (post ? [seedAttachments(post, attachments)] : []),
  keys: ({ post }) => (post ? [`attachments/${postKey(post)}`] : []),
  view: Attachments,
});
