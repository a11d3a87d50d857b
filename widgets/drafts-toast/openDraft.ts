import type { DraftTarget } from '../../src/resources/drafts/draft';

/**
 * Goes to where a draft is written on, in this page: the comment that it answers or changes opens its editor, the form
 * for comments is focused.
 */
export function openDraft(place: HTMLElement, { recordID, commentParentID }: Partial<DraftTarget>): void {
  place.scrollIntoView({ block: 'center' });
  const action = recordID !== undefined ? 'edit' : commentParentID !== undefined ? 'reply' : null;
  const link = action && place.querySelector<HTMLElement>(`.js-composeLink[data-action="${action}"]`);
  if (link) return link.click();
  const field = place.querySelector<HTMLElement>('textarea,[contenteditable=true]');
  (field ?? place).focus({ preventScroll: true });
}
