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

/** What its discussion says of it. */
export interface ThreadPlace {
  categoryID?: number | undefined;
  closed: boolean;
  /** Who began it. */
  authorID?: number | undefined;
}
