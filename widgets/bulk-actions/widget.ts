import { defineWidget } from '../../src/index';
import { selectionSlice } from '../../src/resources/moderation/selectionSlice';
import { BulkActionsToast } from './BulkActionsToast';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['BulkActionsToast'],
  element: 'keep',
  when: 'stored',
  stored: 'inlay.checked',
  wakes: 'input[data-inlay-check]',
  props: readProps,
  slices: [selectionSlice],
  view: BulkActionsToast,
});
