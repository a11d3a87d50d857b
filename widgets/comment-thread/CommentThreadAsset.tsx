import { useState } from 'react';
import type { WidgetExtras } from '../../src/index';
import { readPost, usePost } from '../../src/resources/discussions/post';
import { Beside } from '../../src/ui/Beside';
import { Loader } from '../../src/ui/Loader';
import { Printed } from '../../src/ui/Printed';
import { PartProblem } from '../../src/ui/thread/PartProblem';
import type { CommentThreadProps } from './props';
import { ThreadList } from './ThreadList';
import './comment-thread.css';

/**
 * The comments of a discussion, from what its layout brought or else from the server, in the markup of a host's own thread.
 */
export function CommentThreadAsset({ printed, ...props }: CommentThreadProps & WidgetExtras) {
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const { discussion, discussionApiParams, apiParams } = props;
  const own =
    discussion ?? (apiParams?.parentRecordID ? { discussionID: apiParams.parentRecordID } : undefined);
  const asked = usePost({ discussion: own, expand: discussionApiParams?.expand }, printed);
  if (asked.isNone) return <Printed nodes={nodes} />;
  // Comments that are there show without the discussion.
  const post = asked.post ?? (props.comments || props.commentsThread ? readPost(own) : null);
  if (!post && asked.isFetching) return <Loader />;
  if (!post) return <PartProblem error={asked.error} url={asked.url} onRetry={asked.retry} />;
  return (
    <Beside>
      <ThreadList {...{ props, asked, post }} />
    </Beside>
  );
}
