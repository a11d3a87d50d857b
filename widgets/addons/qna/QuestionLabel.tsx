import { useQuestion } from '../../../src/resources/answers';
import { StatusLabel } from './StatusLabel';

/** How the page's question stands, now. */
export function QuestionLabel({ discussionID }: { discussionID: number }) {
  return <StatusLabel statusID={useQuestion(discussionID)?.statusID} />;
}
