import { defineWidget } from '../../src/index';
import { composeSlice } from '../../src/resources/compose';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { OriginalPostAsset } from './OriginalPostAsset';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice, composeSlice],
  view: OriginalPostAsset,
});
