import type { Comment } from '../../wire';
import { withoutDirections } from '../../posts/withDirections';
import type { ComposeForm } from './composeForm';
import { localPath } from './paths';

/** The form on a page of its own in which a comment is changed: without script as text or HTML, else as it was written. */
export function editForm(
  { commentID, discussionID, categoryID, body, url }: Comment,
  source: { body: string; format: string },
  typed?: { body: string; format: string; error: string },
): ComposeForm {
  // Without script the editor's own format is edited as HTML.
  const plain = source.format === 'rich2' ? { body: withoutDirections(body), format: 'html' } : source;
  const shown = typed ?? plain;
  const { body: initial, format } = typed ?? source;
  return {
    props: {
      ...{ discussionID, categoryID, action: 'edit', commentID, body: initial, format },
      ...(shown.format === 'html' && { html: shown.body }),
      error: typed?.error,
      ...(typed && { own: source }),
    },
    shown: shown.body,
    action: `/post/editcomment/${commentID}`,
    format: shown.format,
    label: 'Your comment',
    send: 'Save',
    cancel: localPath(url),
    error: typed?.error,
    isAsked: false,
  };
}
