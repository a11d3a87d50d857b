import { defineWidget } from '../../src/index';
import { IframeEmbed } from './IframeEmbed';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['IframeEmbed'],
  element: 'keep',
  when: 'visible',
  late: true,
  props: readProps,
  view: IframeEmbed,
});
