import { attributes, hostNames } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';
import { readChecked } from '../../resources/moderation/checkedDiscussion';
import { usePermissionsIn } from '../../session/usePermissionsIn';
import { useUi } from '../../ui/UiContext';
import { PagePart } from './PagePart';

interface Props {
  /** The post of the fragment, unchecked; a comment does not say what its discussion is called. */
  post: { commentID?: number; discussionID: number };
}

/**
 * Picks the discussion of a post, as its row in a list does, for those who may act on it. It stands in the page itself, where
 * the bulk actions find it and keep it in step with all other boxes of that discussion.
 */
export function PostCheckBox({ post }: Props) {
  const { locale, window } = useUi();
  const thread = window.document.getElementById(hostNames.thread)?.getAttribute(attributes.shared) ?? null;
  const discussion = readChecked(post.commentID === undefined ? post : discussionIn(thread));
  const can = usePermissionsIn(discussion?.categoryID);
  if (discussion?.discussionID !== post.discussionID || !can('discussions.manage')) return null;
  const { discussionID, name } = discussion;
  return (
    <PagePart>
      <label className="inl-root">
        <span className="inl-hidden">{locale.t('Select {name}', { name })}</span>
        <input
          type="checkbox"
          value={discussionID}
          autoComplete="off"
          {...{ [attributes.check]: 'discussion', [attributes.record]: JSON.stringify(discussion) }}
        />
      </label>
    </PagePart>
  );
}

/** What the page says of the discussion that all its comments stand in. */
function discussionIn(shared: string | null): unknown {
  try {
    return parseProps(shared).discussion;
  } catch {
    // Who printed the thread hears of it from the tags in it.
    return null;
  }
}
