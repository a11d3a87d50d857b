import { defineWidget } from '../../../src/index';
import { answersSlice, questionsSlice, seedAnswer, seedQuestion } from '../../../src/resources/answers';
import { readProps } from './props';
import { QnA } from './QnA';

export const widget = defineWidget({
  names: ['QnA'],
  element: 'keep',
  when: 'interaction',
  props: readProps,
  slices: [answersSlice, questionsSlice],
  seed: (props) => [
    props.part === 'question'
      ? seedQuestion(props.discussionID, props.statusID)
      : seedAnswer(props.commentID, props.status),
  ],
  keys: (props) => [
    props.part === 'question' ? `questions/${props.discussionID}` : `answers/${props.commentID}`,
  ],
  view: QnA,
});
