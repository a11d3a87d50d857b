import { defineWidget } from '../../src/index';
import { AccountSettings } from './AccountSettings';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['AccountSettings'],
  element: 'keep',
  when: 'visible',
  late: true,
  props: readProps,
  view: AccountSettings,
});
