import { defineWidget } from '../../src/index';
import { DraftsToast } from './DraftsToast';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['DraftsToast'],
  element: 'keep',
  when: 'stored',
  stored: 'inlay.drafts',
  props: readProps,
  view: DraftsToast,
});
