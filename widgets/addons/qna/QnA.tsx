import { AnswerButtons } from './AnswerButtons';
import { AnswerLabel } from './AnswerLabel';
import type { QnAProps } from './props';
import { QuestionLabel } from './QuestionLabel';

/** The part of a question that the tag names. */
export function QnA(props: QnAProps) {
  if (props.part === 'question') return <QuestionLabel {...props} />;
  return props.part === 'label' ? <AnswerLabel {...props} /> : <AnswerButtons {...props} />;
}
