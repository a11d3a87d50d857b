/** What a comment of a thread is made of. */
export interface ThreadComment {
  commentID: number;
  discussionID: number;
  parentCommentID: number | null;
  /** The server's HTML. */
  body: string;
  /** Absolute. */
  url: string;
  /** RFC 3339. */
  dateInserted: string;
  dateUpdated: string | null;
  /** `signature` is the server's HTML. */
  insertUser: { userID: number; name: string; photoUrl: string | null; signature?: string };
  /** As the reaction bar's props take them. */
  reactions: unknown[];
}

/** The part of a thread's own props that an inserted comment needs. */
export interface ThreadPlace {
  categoryID?: number | undefined;
  closed: boolean;
  /** Who began the discussion. */
  insertUserID?: number | undefined;
  permissionsOverrides?: Record<string, boolean> | undefined;
  /** RFC 3339: what others have written since is new to the reader. Null where they are here for the first time. */
  dateLastViewed?: string | null | undefined;
  /** Who reads it. */
  readerID?: number | undefined;
}
