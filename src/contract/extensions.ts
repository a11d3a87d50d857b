import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Attachment } from './attachment';

/** A view that an add-on puts into a place of a widget. */
export interface Shown<Props extends object> {
  view: ComponentType<Props>;
  /** Shown only to readers who hold any one of these. */
  permission?: string | readonly string[];
  /** Small ones come first; 0 without it. */
  order?: number;
  /** In menus; `other` without it. */
  group?: MenuGroup;
  /** Told what the view is told; false where it would show nothing: a menu with nothing in it is not offered. */
  fits?(props: Props): boolean;
}

/** Where in a menu, from the top. */
export type MenuGroup = 'first' | 'moderation' | 'status' | 'flag' | 'other';

/** Who wrote the post that a part belongs to, and what it is. */
export interface PostPlace {
  recordType: 'discussion' | 'comment';
  recordID: number;
  userID: number;
  /** What the page knew already, by the add-on's key, unchecked. */
  known?: Record<string, unknown>;
}

/** A link for navigation; an address inside the forum begins with a slash. */
export interface ExtraLink {
  name: string;
  url: string;
  permission?: string | readonly string[];
  order?: number;
}

/** A button in the editor's toolbar. */
export interface EditorTool {
  name: string;
  /** A name of the sprite. */
  icon: string;
  /** Told what it may do: `insert` puts words where the caret is. */
  press(text: { insert(words: string): void }): void;
  order?: number;
}

/** A card in the editor for addresses of a kind: one that is pasted into an empty line becomes it. Readers get a plain link. */
export interface EditorEmbed {
  matches(url: URL): boolean;
  view: ComponentType<{ url: string }>;
  order?: number;
}

/** A part of the forum that can be searched alone. Its key is what the search page calls it: `?domain={key}`. */
export interface SearchDomain {
  name: string;
  permission?: string | readonly string[];
  order?: number;
}

/** Another place where words are looked up. */
export interface SearchSource {
  name: string;
  /** Of its results, with `%s` for the words: a page of the forum (`/kb/search?q=%s`), or of the web. */
  url: string;
  permission?: string | readonly string[];
  order?: number;
}

/** One more row in a followed category's preferences. */
export interface ExtraNews {
  /** Names the preference: `preferences.popup.{key}`, `preferences.email.{key}`. */
  key: string;
  /** "New polls". */
  name: string;
  /** "Notify me of new polls". */
  text: string;
  order?: number;
}

/** An addition to attachments of one integration. */
export interface AttachmentPart {
  /** As the page's catalog calls the integration. */
  attachmentType: string;
  /** A name of the sprite. */
  icon?: string;
  /** Stands behind its author and date; a compact button, or a few words. */
  view?: ComponentType<{ attachment: Attachment }>;
  /** The view is shown only to readers who hold any one of these. */
  permission?: string | readonly string[];
  order?: number;
}

/** An action for the page's store. */
type AnyThunk = ThunkAction<any, any, any, UnknownAction>; // eslint-disable-line @typescript-eslint/no-explicit-any -- the store's own types live further up

/** On a card, which waits for what its parts cannot do without, so that it does not grow once it is shown. */
export interface CardPart extends Shown<{ userID: number }> {
  /** An action for the page's store that brings what the view needs; the card waits for it a second at most. */
  load?(userID: number): AnyThunk;
}

/** A page of an add-on's own, shown where the server prints a `RoutePage` tag at an address that it claims. */
export interface Route {
  /** `/badges/:userID`, seen from the forum's home; what stands behind a colon becomes one of `params`. */
  path: string;
  /** The page's title. */
  name: string;
  view?: RouteView;
  /** Instead of a view: brings it, and the data that it cannot do without. Until then what the server printed stays. */
  load?(place: RoutePlace): Promise<RouteView>;
  /** Instead of both: which of the server's layouts is shown here. */
  layout?(address: RouteAddress): RouteLayout;
  /** A feature flag of the page, `customLayout.discussionList`: the route does not exist where it is off. */
  flag?: string;
  order?: number;
}

export type RouteView = ComponentType<{
  params: Record<string, string>;
  /** What the server printed here, for a view that goes on showing it. */
  printed: { childNodes: Iterable<Node> };
}>;

/** Where the reader is: what stands behind the path's colons, and the query. */
export interface RouteAddress {
  params: Record<string, string>;
  query: Record<string, string>;
}

/** What a layout is looked up by, as the server names it. */
export interface RouteLayout {
  layoutViewType: string;
  /** Without it, and an ID: the page's site section. */
  recordType?: string;
  recordID?: number | string;
  /** What of the address the layout depends on, if it is there; language and section go along by themselves. */
  params?: Record<string, number | string | undefined>;
}

export interface RoutePlace {
  params: Record<string, string>;
  dispatch(action: AnyThunk): Promise<unknown>;
}

/** Places that show views, and what these are told. */
export interface ShownPoints {
  /** On a full user card, above its dates. */
  'userCard.content': { userID: number };
  /** Beside the card's buttons. */
  'userCard.buttons': { userID: number };
  /** In its menu, which the card has where something is in it: `MenuItem`, `MenuLink` or `MenuSwitch`. */
  'userCard.menu': { userID: number };
  /** Beside its counts. */
  'userCard.links': { userID: number };
  /** Beside the author's name, and in the post's meta line: `PostMeta` tags. */
  'post.author': PostPlace;
  'post.metadata': PostPlace;
  /** Beside the menu of a post, always in sight. */
  'discussion.buttons': PostPlace;
  'comment.buttons': PostPlace;
  /** In that menu: `MenuItem`, `MenuLink` or `MenuSwitch` of `src/ui/menu`. */
  'discussion.menu': PostPlace;
  'comment.menu': PostPlace;
  /** In the title bar, before the reader's own corner. */
  'titleBar.beforeMe': { isCompact: boolean };
  /** In the account menu, above the way out: links and buttons, since it is a dialog, in which no `MenuItem` can stand. */
  'account.entries': object;
  /** Around a banner's search: `BannerSlot` tags. */
  'banner.beforeSearch': object;
  'banner.afterSearch': object;
}

/**
 * Every place that add-ons can extend, and what goes there. An extension has a key of its own in its place: registered
 * again, it takes the place of the first.
 */
export type ExtensionPoints = { [Point in keyof ShownPoints]: Shown<ShownPoints[Point]> } & {
  'userCard.content': CardPart;
  /** On what other systems know of a post. */
  attachments: AttachmentPart;
  /** Behind the title bar's own links. */
  'titleBar.links': ExtraLink;
  /** Behind the default entries of the bar, where none are configured. */
  'titleBar.defaults': ExtraLink;
  /** What can be told of in a followed category. */
  'follow.news': ExtraNews;
  /** Behind the editor's own tools. */
  'editor.tools': EditorTool;
  'editor.embeds': EditorEmbed;
  /** In the title bar's search, below everything. */
  'search.domains': SearchDomain;
  /** Behind those. */
  'search.sources': SearchSource;
  /** In `RoutePage` tags; the first that claims the page's address. */
  routes: Route;
  /** Around every view that is mounted from then on. */
  providers: { view: ComponentType<{ children: ReactNode }>; order?: number };
  /** The key is a reaction's `urlcode`: the icon, a name of the sprite, that stands for it. */
  'reactions.icons': { icon: string; order?: number };
};

export type ExtensionPoint = keyof ExtensionPoints;

/** An extension as its place has it. */
export type Registered<Point extends ExtensionPoint = ExtensionPoint> = ExtensionPoints[Point] & {
  key: string;
  /** Key of the add-on. */
  owner: string;
};

/** All extensions of a page. */
export interface Extensions {
  /** By order, then key; the same list until something in that place changes. */
  list<Point extends ExtensionPoint>(point: Point): readonly Registered<Point>[];
  set<Point extends ExtensionPoint>(point: Point, list: readonly Registered<Point>[]): void;
  watch(listener: () => void): () => void;
  /** Every place that has ever had one. */
  points(): Iterable<ExtensionPoint>;
  /** Stands around every view that is mounted from then on. It comes with the first add-on. */
  around?: ComponentType<{ children: ReactNode }>;
}
