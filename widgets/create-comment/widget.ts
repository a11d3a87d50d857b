import { defineWidget } from '../../src/index';
import { composeSlice } from '../../src/resources/compose';
import { CreateComment } from './CreateComment';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [composeSlice],
  keys: ({ discussionID }) => [`compose/${discussionID}`],
  fromLink: ({ dataset }) => ({
    discussionID: dataset.discussionid,
    categoryID: dataset.categoryid,
    closed: dataset.closed === 'true',
    isLast: dataset.islast === 'true',
    action: dataset.action,
    commentID: dataset.commentid,
  }),
  view: CreateComment,
});
