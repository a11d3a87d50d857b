import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { FailureDetail } from '../contract/events';
import type { Extensions } from '../contract/extensions';
import type { Fragments } from '../contract/fragments';
import type { PageMeta } from '../contract/pageConfig';
import type { Service } from '../contract/widgetFacts';
import type { Locale } from '../locale/createLocale';
import type { SafeHtml } from '../safe/createSafeHtml';
import type { UrlOptions } from '../safe/safeUrl';
import type { Site } from '../safe/siteLink';
import type { Announcer } from './createAnnouncer';
import type { Flyouts } from './createFlyouts';
import type { Icons } from './createIcons';
import type { LayerRoot } from './createLayerRoot';
import type { Ticker } from './createTicker';

/** What view parts need from the page around them; one per page, made by `createUi`. */
export interface Ui {
  window: Window & typeof globalThis;
  locale: Locale;
  meta: PageMeta;
  /** For `safeUrl`; `hosts` are those that pictures may come from. */
  urls(): UrlOptions;
  /** Origin and path prefix of the forum, without a slash at its end: where its API is. */
  home: string;
  /** The same with the path of the site section that the page belongs to: what paths of our own pages are put behind. */
  section: string;
  /** What configured links are read by, for `siteLink`. */
  site: Site;
  /** Picture for users without one; empty for the drawn silhouette. */
  fallbackAvatar: string;
  layers: LayerRoot;
  flyouts: Flyouts;
  /** The same for tooltips: one that lingers goes when another, or a layer, opens. */
  tooltips: Flyouts;
  announcer: Announcer;
  ticker: Ticker;
  /** Milliseconds by which the server's clock is ahead of this machine's; null while that is not known. */
  serverAhead(): number | null;
  icons: Icons;
  /** Goes to a page of the forum; answers false, and stays, when the address is not one. */
  leaveFor(url: string): boolean;
  /** Where elements can carry no styles of their own, as in a server's HTML: keeps them for the page, and answers a class. */
  ownStyle?(properties: Readonly<Record<`--${string}`, string>>): { className: string };
  /** Only where a server renders: what stands in the tag of a widget in another one's view. */
  inner?(name: string, props: object): { content: ReactNode; isFinal: boolean; isUnknown?: boolean };
  /** Only where a server renders: HTML that a member or an administrator wrote, cleaned, and a stylesheet for it alone. */
  Written?: ComponentType<{ html: string; className?: string | undefined; css?: string | undefined }>;
  /** Only where a server renders: whether the page has no first heading so far. The view that asks becomes it. */
  takeHeading?(): boolean;
  /** An id that nothing else in the page has. */
  nextID(): string;
  /** A part that exists once per page, created by its first user, so that its code loads with its users. */
  shared<Part extends { dispose(): void }>(create: (ui: Ui) => Part): Part;
  safeHtml(): Promise<SafeHtml>;
  report(failure: FailureDetail): void;
  /** Name of the widget that serves something; undefined in a build without it. */
  widgetFor(service: Service): string | undefined;
  /** What add-ons have put into views. */
  extensions: Extensions;
  /** What the theme replaces, by type, and the code that runs it; null where there is no runtime around. */
  fragments: { impls: unknown; load(): Promise<Fragments>; onReplaced?(): void } | null;
}

export const UiContext = createContext<Ui | null>(null);

export function useUi(): Ui {
  const ui = useContext(UiContext);
  if (!ui) throw new Error('A view part was rendered outside UiContext.');
  return ui;
}
