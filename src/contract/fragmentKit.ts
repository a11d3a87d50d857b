import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/**
 * What a fragment is given and what it may import from `inlay/fragment`. The build copies this file into the author's
 * kit as it is, so it holds types only and knows nothing but React.
 */

/** Grows when a fragment that was built before would no longer work. */
export type FragmentKitVersion = 1;

export interface FragmentUser {
  userID: number;
  name: string;
  photoUrl?: string | null;
  url?: string;
  title?: string | null;
  signature?: { body: string };
}

export interface FragmentBackground {
  color?: string;
  /** Absolute or from the forum's root. */
  image?: string;
  imageUrlSrcSet?: Record<string, string>;
  useOverlay?: boolean;
}

export interface FragmentButton {
  title: string;
  url: string;
  type?: 'standard' | 'primary' | 'text';
}

export interface FragmentNavItem {
  id: string;
  name: string;
  url?: string;
  children: FragmentNavItem[];
}

export interface TitleBarFragmentProps {
  positioning: string;
  logo: { url: string; imageUrl: string | null; imageUrlMobile: string | null; name: string };
  /** Without what this reader may not see. */
  navigation: { items: FragmentNavItem[] };
  /** The bar has room for the small layout only. */
  compact: boolean;
}

export interface BannerFragmentProps {
  title?: string;
  titleType?: string;
  description?: string;
  descriptionType?: string;
  background?: FragmentBackground;
  showSearch?: boolean;
  textColor?: string;
  alignment?: 'left' | 'center';
}

export interface CallToActionFragmentProps {
  title: string;
  description?: string;
  alignment?: 'left' | 'center';
  textColor?: string;
  borderType?: string;
  button?: FragmentButton;
  secondButton?: FragmentButton;
  background?: FragmentBackground;
}

export interface SearchFragmentProps {
  title?: string;
  description?: string;
  subtitle?: string;
  scope?: string;
  placeholder?: string;
  initialParams?: Record<string, string>;
  hideButton?: boolean;
  domain?: string;
  postType?: string;
}

export interface SiteTotalsFragmentProps {
  totals: {
    recordType: string;
    label: string;
    count: number;
    iconName?: string;
    isCalculating?: boolean;
    isFiltered?: boolean;
  }[];
  containerOptions?: { background?: FragmentBackground; alignment?: string; textColor?: string };
  formatNumbers?: boolean;
}

/** A post as its page has it; dates are ISO 8601 with zone, `body` and that of a signature are HTML for `UserHtml`. */
export interface FragmentPost {
  body: string;
  insertUser: FragmentUser;
  dateInserted: string;
  dateUpdated?: string | null;
  url?: string;
  reactions?: { urlcode: string; name: string; count: number; hasReacted?: boolean }[];
  /** This, and that its author is marked as a troll, is there for moderators only. */
  reportMeta?: { countReports: number };
  isTroll?: boolean;
}

interface PostActions {
  /** Missing where the reader may not answer. */
  onReply?(): void;
  replyLabel?: string;
  isEditing?: boolean;
}

export interface OriginalPostFragmentProps extends PostActions {
  discussion: FragmentPost & {
    discussionID: number;
    name: string;
    categoryID: number;
    countComments: number;
    closed?: boolean;
  };
  category?: { categoryID: number; name: string; url: string };
  title?: string;
}

export interface CommentItemFragmentProps extends PostActions {
  comment: FragmentPost & { commentID: number; discussionID: number; score?: number | null };
  position?: number;
  isHidden?: boolean;
}

export interface ReactionBarFragmentProps {
  recordType: 'discussion' | 'comment';
  recordID: number;
  reactions: { urlcode: string; name: string; count: number; hasReacted: boolean; canReact: boolean }[];
  score: number | null;
  /** Gives or takes back; the page shows the new counts at once. Does nothing where `canReact` is false. */
  toggle(urlcode: string): void;
}

export interface UserCardFragmentProps {
  user: FragmentUser & {
    countDiscussions?: number;
    countComments?: number;
    dateInserted?: string | null;
    dateLastActive?: string | null;
  };
  /** The profile is private for this reader: photo and name is all there is. */
  reduced: boolean;
  /** `Banned`, `Private`, or nothing; in English. */
  marker: string | null;
  /** Null where this reader may not write to them. */
  messageUrl: string | null;
  profileUrl: string;
}

/** Each type of fragment, with the props that it gets. */
export interface FragmentProps {
  TitleBarFragment: TitleBarFragmentProps;
  BannerFragment: BannerFragmentProps;
  CallToActionFragment: CallToActionFragmentProps;
  SearchFragment: SearchFragmentProps;
  /** The search of a banner, before `SearchFragment`: deployed themes name it so. */
  SearchWidgetFragment: SearchFragmentProps;
  SiteTotalsFragment: SiteTotalsFragmentProps;
  OriginalPostFragment: OriginalPostFragmentProps;
  CommentItemFragment: CommentItemFragmentProps;
  ReactionBarFragment: ReactionBarFragmentProps;
  UserCardFragment: UserCardFragmentProps;
  /** Whatever the layout says. */
  CustomFragment: Record<string, unknown>;
}

export type FragmentType = keyof FragmentProps;

/** What an answer of the API carries; failed calls throw a `FragmentApiError`. */
export interface FragmentApiAnswer {
  status: number;
  data: unknown;
  /** Of a list, where the server counts. */
  total?: number;
}

/** Thrown by `api`. `code` is one word: `offline`, `forbidden`, `validation`, …; `message` is the server's own. */
export interface FragmentApiError extends Error {
  code: string;
  status: number;
  fields: { path: string; field: string; message: string }[];
}

type Query = Readonly<Record<string, unknown>>;
export interface FragmentApi {
  /** `path` is relative to `/api/v2/`: `users/me`. What leads anywhere else is refused. */
  get(path: string, query?: Query): Promise<FragmentApiAnswer>;
  post(path: string, body?: unknown): Promise<FragmentApiAnswer>;
  put(path: string, body?: unknown): Promise<FragmentApiAnswer>;
  patch(path: string, body?: unknown): Promise<FragmentApiAnswer>;
  delete(path: string, query?: Query): Promise<FragmentApiAnswer>;
}

interface Look {
  look?: 'standard' | 'primary' | 'danger' | 'text' | 'icon';
  size?: 'standard' | 'compact';
}

/** All that `inlay/fragment` exports. */
export interface FragmentKit {
  Button: ComponentType<ComponentPropsWithRef<'button'> & Look & { busy?: boolean }>;
  /** A link; an address that leads nowhere a reader should go is left out. */
  Link: ComponentType<ComponentPropsWithRef<'a'>>;
  LinkButton: ComponentType<ComponentPropsWithRef<'a'> & Look>;
  /** One of the forum's own icons, by its name. */
  Icon: ComponentType<{ name: string; className?: string }>;
  Avatar: ComponentType<{
    photoUrl: string | null | undefined;
    size?: 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge';
    alt?: string;
    className?: string;
  }>;
  /** `3 minutes ago`, or a fixed date. */
  RelativeTime: ComponentType<{ date: string; mode?: 'relative' | 'fixed'; className?: string }>;
  /** HTML that a member wrote, made harmless. */
  UserHtml: ComponentType<{ html: string; as?: 'div' | 'span'; className?: string }>;
  Loader: ComponentType;
  /** What stands in this place without the fragment, where the server rendered it. */
  BuiltIn: ComponentType;
  /** Who reads the page; `userID` is 0 for guests. */
  useCurrentUser(): FragmentUser & { isSignedIn: boolean };
  /** Whether the reader holds any one of the permissions. */
  usePermission(names: string | readonly string[]): boolean;
  /** The answer of a GET, asked for when the fragment is shown and when the path or query changes. */
  useApi(
    path: string,
    query?: Query,
  ): { data: unknown; error: FragmentApiError | null; loading: boolean; refresh(): void };
  api: FragmentApi;
  /** The text in the page's language. */
  t(text: string, values?: Readonly<Record<string, string | number>>): ReactNode & string;
  formatNumber(value: number): string;
  formatCompact(value: number): string;
  formatDate(date: string): string;
  /** A value of the page's `meta`, by its dotted name. */
  getMeta(name: string, fallback?: unknown): unknown;
  siteName: string;
  locale: string;
  direction: 'ltr' | 'rtl';
}
