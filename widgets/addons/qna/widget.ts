import { defineWidget } from '../../../src/index';
import { answersSlice, seedAnswer } from '../../../src/resources/answers';
import {
  discussionRecordKey,
  discussionsSlice,
  seedDiscussion,
} from '../../../src/resources/discussions/discussionsSlice';
import { readProps } from './props';
import { QnA } from './QnA';

export const widget = defineWidget({
  names: ['QnA'],
  element: 'keep',
  when: 'interaction',
  props: readProps,
  slices: [answersSlice, discussionsSlice],
  seed: (props) => [
    props.part === 'question'
      ? seedDiscussion({ discussionID: props.discussionID, statusID: props.statusID })
      : seedAnswer(props.commentID, props.status),
  ],
  keys: (props) => [
    props.part === 'question' ? discussionRecordKey(props.discussionID) : `answers/${props.commentID}`,
  ],
  view: QnA,
});
