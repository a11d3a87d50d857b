import { defineWidget } from '../../src/index';
import { BannerSlot } from './BannerSlot';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['BannerSlot'],
  element: 'keep',
  when: 'visible',
  late: true,
  props: readProps,
  view: BannerSlot,
});
