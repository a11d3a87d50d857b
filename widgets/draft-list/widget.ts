import { defineWidget } from '../../src/index';
import { DraftList } from './DraftList';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['DraftList'],
  element: 'keep',
  when: 'stored',
  stored: 'inlay.drafts',
  props: readProps,
  view: DraftList,
});
