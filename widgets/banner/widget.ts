import { defineWidget } from '../../src/index';
import { Banner } from './Banner';
import { readProps } from './props';
import { hasSearch, isContentName } from './readBanner';

export const widget = defineWidget({
  props: readProps,
  view: Banner,
  // Only a search does more than its HTML.
  isFinal: (props, name) => !hasSearch({ ...props, ...(isContentName(name) && { isContentBanner: true }) }),
});
