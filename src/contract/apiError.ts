/** What went wrong with a call, as one word; `ui` finds the words that a reader sees. */
export type ApiErrorCode =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'network'
  /** A path that must not leave this page: absolute, climbing, or with characters that URLs reinterpret. */
  | 'refused'
  /** A bot check stands in front of the forum. */
  | 'challenge'
  /** An HTML page of a proxy or firewall instead of an answer. */
  | 'edge'
  /** A success status whose body is no JSON: a captive portal, a sign-in page, half a file. */
  | 'notJson'
  /** HTTP 202 with an error-shaped body: what was sent waits for a moderator. */
  | 'awaitingApproval'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'validation'
  | 'tooMany'
  | 'server';

/** One field that the server refused. `path` is the dotted parent: `("attributes.draftMeta", "name")`. */
export interface FieldProblem {
  path: string;
  field: string;
  index?: number;
  code: string;
  message: string;
}

/** Every failed call, as plain data: it goes through the store and into views as it is. */
export interface ApiError {
  code: ApiErrorCode;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The server's own words, plain text, or a general sentence in English. */
  message: string;
  description: string | null;
  fields: FieldProblem[];
  actionButton: { label: string; url: string; target?: string } | null;
  /** Internal permission names that were missing. */
  permissions?: string[];
  /** Records that the failure is about. */
  recordIDs?: number[];
  /** Seconds. */
  retryAfter?: number;
  /** Only from servers in debug mode. */
  trace?: string;
}

export const generalFailure = 'Something went wrong while contacting the server.';

/** An error without an answer, or whose answer says nothing. */
export const plainError = (code: ApiErrorCode, status = 0, message = generalFailure): ApiError => ({
  code,
  status,
  message,
  description: null,
  fields: [],
  actionButton: null,
});
