import { defineWidget } from '../../src/index';
import { answersSlice } from '../../src/resources/answers';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { readProps } from './props';
import { SuggestedAnswersAsset } from './SuggestedAnswersAsset';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice, answersSlice],
  view: SuggestedAnswersAsset,
});
