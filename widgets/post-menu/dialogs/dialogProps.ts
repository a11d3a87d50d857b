import type { Holds, PostPlace } from '../../../src/index';

/** What every dialog of the menu is told. */
export interface DialogProps<Typed = never> {
  place: PostPlace;
  /** What the reader holds in the post's category. */
  can: Holds;
  /** What was entered and not sent, also before it was last closed; undefined for nothing. */
  typed: Typed | undefined;
  onType(typed: Typed | undefined): void;
  /** Gets focus back. */
  opener: HTMLElement | null;
  onClose(): void;
}
