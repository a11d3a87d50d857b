import type { Tag } from '../contract/tag';

/** Whether a reader has begun with a tag. Asked when its code is there and nothing is pressed: that may be since then. */
export const isUsed = ({ intents, element }: Tag): boolean =>
  intents !== undefined || element.contains(element.ownerDocument.activeElement);
