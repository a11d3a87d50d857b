import { defineWidget } from '../../src/index';
import { readThread } from '../../src/ui/thread/readThread';
import { MoreReplies } from './MoreReplies';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  fromLink: ({ dataset, ownerDocument }) => ({
    ...{ commentID: dataset.commentid, sort: dataset.sort },
    thread: readThread(ownerDocument),
  }),
  anybody: true,
  view: MoreReplies,
});
