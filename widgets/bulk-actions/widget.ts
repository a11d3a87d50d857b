import { defineWidget } from '../../src/index';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { selectionSlice } from '../../src/resources/moderation/selectionSlice';
import { BulkActionsToast } from './BulkActionsToast';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [selectionSlice, discussionsSlice],
  view: BulkActionsToast,
});
