import { useDiscussion } from '../../../src/resources/discussions/discussionsSlice';
import { StatusLabel } from './StatusLabel';

/** How the page's question stands, now. */
export function QuestionLabel({ discussionID }: { discussionID: number }) {
  return <StatusLabel statusID={useDiscussion(discussionID)?.statusID} />;
}
