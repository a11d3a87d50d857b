import { attributes } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';
import { partsOf } from '../moderation/shownRecords';
import { postKey, type AttachmentPost } from './attachmentsSlice';

/**
 * Where the page shows a post's attachments, but not as a view that hears of new ones, puts a tag that shows `sent`, an
 * attachment as the API sends it, behind those that were there. `widget`: the one that shows attachments.
 */
export function placeAttachment(
  document: Document,
  post: AttachmentPost,
  sent: unknown,
  widget: string | undefined,
): void {
  if (!widget) return;
  for (const part of partsOf(document, `attachments/${postKey(post)}`)) {
    const old = part.querySelector(`[${attributes.widget}]`);
    if (old?.getAttribute(attributes.state) === 'mounted') continue;
    const { recordType, recordID } = post;
    const tag = document.createElement('div');
    tag.setAttribute(attributes.widget, widget);
    tag.setAttribute(attributes.when, 'now');
    const props = { recordType, recordID, attachments: [...attachmentsIn(old), sent] };
    tag.setAttribute(attributes.props, JSON.stringify(props));
    part.replaceChildren(tag);
  }
}

function attachmentsIn(tag: Element | null): unknown[] {
  if (!tag) return [];
  try {
    const { attachments } = parseProps(tag.getAttribute(attributes.props));
    return Array.isArray(attachments) ? attachments : [];
  } catch {
    // Props that are no JSON show nothing anyway.
    return [];
  }
}
