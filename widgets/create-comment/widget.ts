import { defineWidget } from '../../src/index';
import { composeSlice } from '../../src/resources/compose';
import { CreateComment } from './CreateComment';
import { readProps } from './props';

/** What stands around the link may say it in place of the link. */
const flagOf = (text: string | undefined) => (text === undefined ? undefined : text === 'true');

export const widget = defineWidget({
  props: readProps,
  slices: [composeSlice],
  keys: ({ discussionID }) => [`compose/${discussionID}`],
  fromLink: ({ dataset }) => ({
    discussionID: dataset.discussionid,
    categoryID: dataset.categoryid,
    closed: flagOf(dataset.closed),
    isLast: flagOf(dataset.islast),
    action: dataset.action,
    commentID: dataset.commentid,
  }),
  view: CreateComment,
});
