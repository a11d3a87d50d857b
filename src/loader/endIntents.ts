import type { Tag } from '../contract/tag';

/** Forgets what a reader has done to a tag: the control that was used last, with none of them busy any more. */
export function endIntents(tag: Tag): HTMLElement | undefined {
  const { intents = [] } = tag;
  let control: HTMLElement | undefined;
  for (control of intents) control.ariaBusy = null;
  delete tag.intents;
  return control;
}
