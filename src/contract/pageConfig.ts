/**
 * The page around the tags, in one typed object. `page/` reads it from `#inlay-page` or from the globals of deployed
 * pages (`gdn`, `__ACTIONS__`, …); nothing else looks at those.
 */
export interface PageConfig {
  meta: PageMeta;
  /** Words of the page's language, by their English text. */
  translations: Record<string, string>;
  /** Answers that came with the page: each seeds its cache entry once and never overwrites newer state. */
  preload: PreloadedAnswer[];
  /** An error that the server wants shown in the page (`@@serverPage/ERROR`). */
  error: {
    status: number;
    message: string;
    description: string | null;
    /** Unchecked. */
    actionButton: unknown;
    trace: string;
  } | null;
  /** What the forum tells its readers on this page, unchecked. */
  messages: unknown[];
  /** Keys of the add-ons that the forum has switched on. */
  addons: string[];
}

export interface PreloadedAnswer {
  method: 'GET';
  /** Relative to `/api/v2/`, with `$me` as written: `users/me`, `users/$me/permissions`. */
  path: string;
  query: Record<string, unknown>;
  data: unknown;
}

export interface PageMeta {
  context: {
    /** Path prefix of the forum, without a slash at its end: `""` or `/forum`. */
    host: string;
    debug: boolean;
    translationDebug: boolean;
    conversationsEnabled: boolean;
  };
  ui: {
    siteName: string;
    localeKey: string;
    isDirectionRTL: boolean;
    bannedPrivateProfile: boolean;
    fallbackAvatar: string;
    userMentionsEnabled: boolean;
    /** Seconds; -1 means no limit. */
    editContentTimeout: number;
  };
  search: {
    externalSearch: { query: string; resultsInNewTab: boolean } | null;
    /** Milliseconds. */
    autocompleteDebounce: number;
    /** Readers choose between this site and all sites of its hub. */
    supportsScope?: boolean;
    defaultScope?: 'site' | 'hub';
    /** Clearing the field searches for nothing. */
    triggerSearchOnClear?: boolean;
  };
  emails: { enabled: boolean; digest: boolean };
  upload: { maxSize: number; maxUploads: number; allowedExtensions: string[] };
  /** Letters behind an `@` before anybody is looked up. */
  mentionMinChars: number;
  signInUrl: string;
  registrationUrl: string;
  signOutUrl: string;
  /** Proves that a POST comes from our own page; empty for guests. */
  transientKey: string;
  auditLog: { auditLogID: string; requestPath: string; requestMethod: string; requestQuery: unknown } | null;
  trustedDomains: string[];
  featureFlags: Record<string, boolean>;
  /** Everything else that the page sent, untouched and unchecked. */
  raw: Record<string, unknown>;
}
