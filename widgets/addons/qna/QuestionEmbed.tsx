import { useDiscussionNameQuery } from '../../../src/resources/discussionName';
import { discussionAt } from './discussionAt';
import { StatusLabel } from './StatusLabel';

/** In the editor, what a pasted address of a discussion leads to, and how it stands if it is a question. */
export function QuestionEmbed({ url }: { url: string }) {
  const discussionID = discussionAt(new URL(url, window.location.href));
  const { data } = useDiscussionNameQuery(discussionID ?? 0, { skip: discussionID === null });
  if (!data) return null;
  return (
    <p className="inl-question__embed">
      <bdi>{data.name}</bdi> {data.statusID !== null && <StatusLabel statusID={data.statusID} />}
    </p>
  );
}
