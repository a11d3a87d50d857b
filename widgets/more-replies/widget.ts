import { defineWidget } from '../../src/index';
import { MoreReplies } from './MoreReplies';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  fromLink: ({ dataset }) => ({
    commentID: dataset.commentid,
    categoryID: dataset.categoryid,
    closed: dataset.closed === 'true',
    authorID: dataset.authorid,
    sort: dataset.sort,
  }),
  anybody: true,
  view: MoreReplies,
});
