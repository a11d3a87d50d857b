import { defineWidget } from '../../src/index';
import { PageError } from './PageError';
import { readProps } from './props';

export const widget = defineWidget({
  // A server that cannot say who reads is often the reason for the page.
  anybody: true,
  props: readProps,
  view: PageError,
});
