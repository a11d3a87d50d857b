import { defineWidget } from '../../src/index';
import { selectionSlice } from '../../src/resources/moderation/selectionSlice';
import { BulkActionsToast } from './BulkActionsToast';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['BulkActionsToast'],
  element: 'keep',
  when: 'stored',
  props: readProps,
  slices: [selectionSlice],
  view: BulkActionsToast,
});
