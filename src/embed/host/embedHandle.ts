export interface EmbedHandle {
  /** Another page of the forum, as if its link had been followed. False when the path is no path of the forum. */
  go(path: string): boolean;
  retry(): void;
  focus(): void;
  /** The element's attributes have changed. */
  refresh(): void;
  path(): string;
  stop(): void;
}
