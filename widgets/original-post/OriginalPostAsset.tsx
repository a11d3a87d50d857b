import { useState } from 'react';
import type { WidgetExtras } from '../../src/index';
import { usePost } from '../../src/resources/discussions/post';
import { Beside } from '../../src/ui/Beside';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Loader } from '../../src/ui/Loader';
import { Printed } from '../../src/ui/Printed';
import { PartProblem } from '../../src/ui/thread/PartProblem';
import './original-post.css';
import { PostArticle } from './PostArticle';
import type { OriginalPostProps } from './props';

/** The post that a discussion begins with, from what its layout brought or else from the server. */
export function OriginalPostAsset({ printed, ...props }: OriginalPostProps & WidgetExtras) {
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const { discussion, discussionApiParams, category, page, titleType, title, ...around } = props;
  const asked = usePost({ discussion, expand: discussionApiParams?.expand }, printed);
  const { post, permissionsOverrides } = asked;
  if (asked.isNone) return <Printed nodes={nodes} />;
  if (!post && asked.isFetching) return <Loader />;
  if (!post) return <PartProblem error={asked.error} url={asked.url} onRetry={asked.retry} />;
  return (
    <Beside>
      <WidgetBox as="div" {...around} titleType="none">
        <PostArticle
          post={{ ...post, categoryID: post.categoryID ?? category?.categoryID }}
          heading={titleType === 'none' ? null : titleType === 'static' && title ? title : post.name}
          isFolded={(page ?? asked.page ?? 1) > 1}
          overrides={permissionsOverrides}
          tag={printed}
        />
      </WidgetBox>
    </Beside>
  );
}
