import { useState } from 'react';
import { attributes, useIsGuest, usePermissionsIn, type WidgetExtras } from '../../src/index';
import { readPost } from '../../src/resources/discussions/post';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { contextAround } from '../../src/resources/layoutContexts';
import { Beside } from '../../src/ui/Beside';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Printed } from '../../src/ui/Printed';
import { useLocale } from '../../src/ui/useLocale';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { CommentFormProps } from './props';

/** The form for a new comment below a thread; nothing for those who may not write there. */
export function CreateCommentAsset({ printed, ...props }: CommentFormProps & WidgetExtras) {
  const { t } = useLocale();
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const { parentRecordType, parentRecordID, initialDraft, ...around } = props;
  const page = readPost(contextAround(printed, 'PostPageContextProvider')?.discussion);
  const thread = contextAround(printed, 'CommentThreadParentContext');
  const kept = contextAround(printed, 'CreateCommentProvider');
  const drafts = contextAround(printed, 'DraftContextProvider');
  const discussionID = parentRecordID ?? thread?.recordID ?? kept?.parentRecordID ?? page?.discussionID ?? 0;
  const isHere = thread?.recordID === discussionID;
  const record = useDiscussion(discussionID);
  const categoryID = props.categoryID ?? record?.categoryID ?? (isHere ? thread.categoryID : undefined);
  const closed = record?.closed ?? (isHere && thread.closed);
  const permissionsOverrides = isHere ? thread.permissionsOverrides : undefined;
  const can = usePermissionsIn(categoryID, permissionsOverrides);
  const isGuest = useIsGuest();
  if (discussionID === 0 || (parentRecordType ?? 'discussion') !== 'discussion')
    return <Printed nodes={nodes} />;
  if (isGuest || !can('comments.add') || (closed && !can('discussions.close'))) return null;
  const draft =
    initialDraft !== undefined
      ? initialDraft
      : drafts?.parentRecordID === discussionID
        ? drafts.serverDraft
        : undefined;
  const isOneForm = kept?.parentRecordID === discussionID;
  return (
    <Beside>
      <WidgetBox {...around} title={around.title ?? t('Leave a comment')}>
        <div id="create-comment" tabIndex={-1}>
          <WidgetPart
            name="CreateComment"
            when="visible"
            props={{
              ...{ discussionID, categoryID, closed, permissionsOverrides, draft },
              spot: isOneForm ? 'widget' : undefined,
            }}
          />
        </div>
      </WidgetBox>
      {isOneForm && (
        <div
          {...{
            [attributes.widget]: 'DraftsToast',
            [attributes.when]: 'idle',
            [attributes.props]: JSON.stringify({ discussionID, path: page?.url, givesWay: true }),
          }}
        />
      )}
    </Beside>
  );
}
