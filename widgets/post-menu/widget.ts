import { defineWidget } from '../../src/index';
import { readDiscussion } from '../../src/resources/discussions/discussion';
import {
  discussionRecordKey,
  discussionsSlice,
  seedDiscussion,
} from '../../src/resources/discussions/discussionsSlice';
import { PostMenu } from './PostMenu';
import { readProps, type PostMenuProps } from './props';

/** Of the post itself, or of the discussion that a comment stands in. */
const idOf = ({ recordType, recordID, discussion }: PostMenuProps) =>
  recordType === 'discussion' ? recordID : discussion?.discussionID;

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice],
  seed(props) {
    const discussionID = idOf(props);
    return discussionID ? [seedDiscussion({ ...readDiscussion(props.discussion), discussionID })] : [];
  },
  keys: (props) => (props.recordType === 'discussion' ? [discussionRecordKey(props.recordID)] : []),
  view: PostMenu,
});
