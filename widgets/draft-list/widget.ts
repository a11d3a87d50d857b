import { defineWidget } from '../../src/index';
import { DraftList } from './DraftList';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['DraftList'],
  element: 'keep',
  when: 'idle',
  props: readProps,
  view: DraftList,
});
