import { defineWidget } from '../../src/index';
import { readDiscussion } from '../../src/resources/discussions/discussion';
import {
  discussionRecordKey,
  discussionsSlice,
  seedDiscussion,
} from '../../src/resources/discussions/discussionsSlice';
import { PostMenu } from './PostMenu';
import { readProps } from './props';

/** Of the post itself, or of the discussion that a comment stands in. */
const idOf = (props: ReturnType<typeof readProps>) => {
  if (!('url' in props)) return undefined;
  const { recordType, recordID, discussion } = props;
  return recordType === 'discussion' ? recordID : discussion?.discussionID;
};

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice],
  seed(props) {
    const discussionID = idOf(props);
    return discussionID && 'discussion' in props
      ? [seedDiscussion({ ...readDiscussion(props.discussion), discussionID })]
      : [];
  },
  keys: (props) =>
    'recordType' in props && props.recordType === 'discussion' ? [discussionRecordKey(props.recordID)] : [],
  fromLink: (link) => ({ permalink: (link as HTMLAnchorElement).href }),
  view: PostMenu,
});
