/** A button, or a link with an address that the caller has checked: see `safeUrl`; `ref` gets the link. */
export type ToastAction =
  { name: string; press(): void } | { name: string; href: string; ref?(link: HTMLAnchorElement): void };

/** What every toast has. */
export interface ToastLook {
  /** Stands in front of those that are not. */
  persistent?: boolean;
  /** Goes by itself: `true` after 3 s, or milliseconds. For short confirmations only: not everybody reads in time. */
  autoDismiss?: boolean | number;
  wide?: boolean;
  /** `error` is spoken at once, `status` when the reader pauses. Default: `status`. */
  tone?: 'status' | 'error';
  /** Offers to close it. */
  dismissible?: boolean;
}

/** A toast of text and buttons; the user can close it unless `dismissible` is false. */
export interface ToastMessage extends ToastLook {
  /** One that is shown under the same id is replaced; without one it gets an id of its own. */
  id?: string;
  words: string;
  actions?: readonly ToastAction[];
  /** The reader closed it, or its time is over, or another took its place. */
  onGone?(): void;
}
