/** Goes to where a draft is written on, in this page: the reply that it belongs to is opened, the form for comments focused. */
export function openDraft(place: HTMLElement): void {
  place.scrollIntoView({ block: 'center' });
  const isComment = place.id.startsWith('Comment_');
  const reply = place.querySelector<HTMLElement>('.js-composeLink[data-action="reply"]');
  if (isComment && reply) return reply.click();
  const field = place.querySelector<HTMLElement>('textarea,[contenteditable=true]');
  (field ?? place).focus({ preventScroll: true });
}
