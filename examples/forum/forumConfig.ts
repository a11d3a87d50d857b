/** The configuration of a forum process. */
export interface ForumConfig {
  siteName: string;
  /** What the forum tells every reader, above each page; empty for nothing. */
  notice: string;
  /** Bound to 127.0.0.1 or ::1. The demonstration accounts work only then: their password is public. */
  loopback: boolean;
  demoPassword: string;
  /** Folder of the built runtime, served under `/inlay/`. */
  distDir: string;
  /** Folder of a built theme: `theme.json` and its fragments. Its readers switch it on with `?fragments=on`. */
  themeDir: string;
  /** Whether the theme's fragments replace the built-in parts for everybody. */
  themeOn: boolean;
  /** Whether the search is at `/kb/search` too. */
  kbSearch: boolean;
  /** Pixels; up to this width the title bar is compact. */
  titleBarBreakpoint: number;
  /** Folder that uploaded files are kept in. */
  uploadDir: string;
  /** Seconds that a long-running call may take before it answers with what it has. */
  longRunnerSeconds: number;
  /** Whether drafts can be scheduled; how many seconds ahead at least; how often, in seconds, due ones are published. */
  draftScheduling: boolean;
  scheduleLeadSeconds: number;
  publishSeconds: number;
  /** Requests per minute and address. */
  rateLimit: number;
  /** Seconds within which the body of a request has to be there; uploads have a time of their own. */
  bodySeconds: number;
  /** Origins that may call the API with CORS. */
  trustedOrigins: string[];
  /** Hosts that members' links lead to without the page between: `example.org`, `*.example.org`. */
  trustedDomains: string[];
  /** Origins that feeds may come from although they are on this machine, or beside it. */
  feedOrigins: string[];
  /** Keys of the add-ons that are switched on. */
  addons: string[];
  /** Pages that are layouts: `home`, `discussionList`, `categoryList`, `post`, `createPost`; others are the forum's templates. */
  customLayouts: string[];
  /** Origins whose pages may show the forum in a frame. */
  embedHosts: string[];
  /** Page of such a host that readers are sent to when they open the forum itself; empty leaves them here. */
  forcedEmbed: string;
  /** Address of another site's page that stands beside the lists; empty for none. */
  contentFrame: string;
  /** What sites that embed the forum sign their tokens with; empty: they cannot sign their readers in. */
  ssoSecret: string;
  /** A proxy in front says by `X-Forwarded-…` who asks, and over which protocol. */
  trustProxy: boolean;
  /** Logs requests when true. */
  log: boolean;
}

const loopbackHosts = new Set(['127.0.0.1', '::1', 'localhost']);

function number(value: string | undefined, fallback: number, name: string, least = 0): number {
  if (value === undefined || value === '') return fallback;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || parsed < least)
    throw new Error(`${name} must be a number from ${least} on, not "${value}".`);
  return parsed;
}

function readPage(value: string | undefined, name: string): string {
  if (!value) return '';
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error(`${name} must be an http or https address, not "${value}".`);
}

function readSecret(value: string | undefined, name: string): string {
  if (value && value.length < 32) throw new Error(`${name} must have at least 32 characters.`);
  return value ?? '';
}

/** Origins with nothing else in them: a space or a semicolon would become a directive of the policy. */
function readOrigins(value: string | undefined, name: string): string[] {
  return list(value ?? '').map((part) => {
    const { origin } = new URL(readPage(part, name));
    if (origin !== part.replace(/\/$/, '')) throw new Error(`${name} must name origins, not "${part}".`);
    return origin;
  });
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

export function readForumConfig(env: NodeJS.ProcessEnv, host: string): ForumConfig {
  return {
    siteName: env.INLAY_SITE_NAME || 'Brightwater Makers',
    notice: env.INLAY_NOTICE?.trim() ?? '',
    loopback: loopbackHosts.has(host),
    demoPassword: env.INLAY_DEMO_PASSWORD || 'inlay',
    distDir: env.INLAY_DIST_DIR || 'dist',
    themeDir: env.INLAY_THEME_DIR || 'examples/theme/dist',
    themeOn: env.INLAY_THEME === '1',
    kbSearch: env.INLAY_KB_SEARCH === '1',
    titleBarBreakpoint: number(env.INLAY_TITLE_BAR_BREAKPOINT, 800, 'INLAY_TITLE_BAR_BREAKPOINT', 1),
    uploadDir: env.INLAY_UPLOAD_DIR || `${env.INLAY_DATA_DIR || '.cache/forum/data'}/inlay-uploads`,
    longRunnerSeconds: number(env.INLAY_LONG_RUNNER_SECONDS, 0.1, 'INLAY_LONG_RUNNER_SECONDS'),
    draftScheduling: env.INLAY_DRAFT_SCHEDULING !== '0',
    scheduleLeadSeconds: number(env.INLAY_SCHEDULE_LEAD_SECONDS, 900, 'INLAY_SCHEDULE_LEAD_SECONDS'),
    publishSeconds: number(env.INLAY_PUBLISH_SECONDS, 15, 'INLAY_PUBLISH_SECONDS'),
    rateLimit: number(env.INLAY_RATE_LIMIT, 6000, 'INLAY_RATE_LIMIT', 1),
    bodySeconds: number(env.INLAY_BODY_SECONDS, 10, 'INLAY_BODY_SECONDS', 0.1),
    trustedOrigins: readOrigins(env.INLAY_TRUSTED_ORIGINS, 'INLAY_TRUSTED_ORIGINS'),
    trustedDomains: list(env.INLAY_TRUSTED_DOMAINS ?? ''),
    feedOrigins: list(env.INLAY_FEED_ORIGINS ?? ''),
    addons: list(env.INLAY_ADDONS ?? 'badges,ranks,polls,qna,issues'),
    customLayouts: list(env.INLAY_CUSTOM_LAYOUTS ?? 'home'),
    embedHosts: readOrigins(env.INLAY_EMBED_HOSTS, 'INLAY_EMBED_HOSTS'),
    forcedEmbed: readPage(env.INLAY_FORCED_EMBED, 'INLAY_FORCED_EMBED'),
    contentFrame: readPage(env.INLAY_CONTENT_FRAME, 'INLAY_CONTENT_FRAME'),
    ssoSecret: readSecret(env.INLAY_SSO_SECRET, 'INLAY_SSO_SECRET'),
    trustProxy: env.INLAY_TRUST_PROXY === '1',
    log: env.INLAY_LOG === '1',
  };
}
