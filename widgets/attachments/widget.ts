import { defineWidget } from '../../src/index';
import { attachmentsSlice, postKey, seedAttachments } from '../../src/resources/attachments/attachmentsSlice';
import { Attachments } from './Attachments';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['LegacyThreadAttachmentsAsset', 'PostAttachments'],
  element: 'keep',
  when: 'visible',
  late: true,
  props: readProps,
  slices: [attachmentsSlice],
  seed: ({ post, attachments }) => [seedAttachments(post, attachments)],
  keys: ({ post }) => [`attachments/${postKey(post)}`],
  printed: true,
  view: Attachments,
});
