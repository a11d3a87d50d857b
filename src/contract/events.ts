/** Where in a widget's life something failed. */
export type Phase =
  | 'scan'
  | 'props'
  | 'load'
  | 'mount'
  | 'render'
  | 'effect'
  | 'update'
  | 'event'
  | 'unmount'
  | 'request'
  | 'page';

/** `detail` of `inlay:error`, which bubbles from the widget's element (or `document`) and can be cancelled. */
export interface FailureDetail {
  /** Name of the widget, or of the part of the runtime. */
  widget: string;
  element: Element | null;
  phase: Phase;
  error: unknown;
}

export const eventNames = {
  error: 'inlay:error',
  /** Bubbles from the widget's element, `detail` is `{ widget, element }`, by the widget's own first name. */
  mounted: 'inlay:mounted',
  /** The same, fired at `document`: the element may have left the page. */
  unmounted: 'inlay:unmounted',
  /**
   * Fired at `document` before a sign-in or register link is used: a page puts what its server wants to know about where
   * somebody came from into `detail.parameters`.
   */
  entryLink: 'inlay:entry-link',
} as const;
