import { defineWidget } from '../../src/index';
import { selectionSlice } from '../../src/resources/moderation/selectionSlice';
import { BulkActionsToast } from './BulkActionsToast';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [selectionSlice],
  view: BulkActionsToast,
});
