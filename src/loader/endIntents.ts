import type { Tag } from '../contract/tag';

/** Forgets a user's actions on a tag: the control that was used last, with no control busy any more. */
export function endIntents(tag: Tag): HTMLElement | undefined {
  const { intents = [] } = tag;
  let control: HTMLElement | undefined;
  for (control of intents) control.ariaBusy = null;
  delete tag.intents;
  return control;
}
