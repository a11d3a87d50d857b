import { isRecord } from '../../contract/foreign';
import { defaultAccount, defaultNavigation } from './defaultNavigation';
import { readNavItems } from './navItem';
import type { NavItem } from './navItem';

export const positionings = [
  'sticky-solid',
  'sticky-transparent',
  'static-solid',
  'static-transparent',
] as const;
export type Positioning = (typeof positionings)[number];
export type Alignment = 'left' | 'center';

/** How the title bar of a page looks, and where it leads to. URLs are as configured. */
export interface TitleBarFacts {
  logo: {
    /** Where it leads to. */
    url: string;
    imageUrl: string | null;
    imageUrlMobile: string | null;
    /** Shown beside the picture, or in its place. */
    name: string | null;
    alignment: Alignment;
    alignmentMobile: Alignment;
  };
  navigation: NavItem[];
  /** The default menu, because none is configured. */
  isDefault: boolean;
  navigationAlignment: Alignment;
  /** Links of the account menu; those with children are its sections. */
  account: NavItem[];
  positioning: Positioning;
  /** Pixels; up to this width the bar is compact. */
  breakpoint: number;
  borderType: string | undefined;
  /** Custom properties of a look of its own; `layout/barOf` has checked them. */
  look: Record<`--${string}`, string>;
}

interface Sources {
  /** Of a layout's `TitleBar`; win over the page's. */
  props?: { positioning?: string; logo?: unknown; navigation?: unknown; [look: string]: unknown };
  /** The page's meta, unchecked. */
  meta: Record<string, unknown>;
  /** The theme that came with a deployed page. */
  theme?: unknown;
}

/** Title bar facts from wherever the page has them: props, `meta.titleBar`, the theme's assets, defaults. */
export function titleBarFacts({ props = {}, meta, theme }: Sources): TitleBarFacts {
  const bar = record(meta.titleBar);
  const assets = record(record(theme).assets);
  const ui = record(meta.ui);
  const own = record(props.logo);
  const common = record(bar.logo);
  const menu = record(props.navigation);
  const variables = record(dig(assets, 'variables', 'data'));
  const themeLogo = (device: string) => picture(dig(variables, 'titleBar', 'logo', device));
  const configured = readNavItems(
    Array.isArray(menu.items) ? menu.items : (bar.navigation ?? themeItems(variables, text(ui.localeKey))),
  );
  const siteName = text(ui.siteName);
  const imageUrl =
    text(own.imageUrl) ?? picture(bar.logo) ?? themeLogo('desktop') ?? picture(assets.logo) ?? text(ui.logo);
  const account = readNavItems(bar.account);
  const breakpoint = bar.breakpoint ?? dig(variables, 'titleBar', 'breakpoints', 'compact');
  return {
    logo: {
      url:
        text(own.url) ??
        (text(common.imageUrl) ? text(common.url) : null) ??
        text(dig(variables, 'navigation', 'logo', 'url')) ??
        '/',
      imageUrl,
      imageUrlMobile:
        text(own.imageUrlMobile) ??
        picture(bar.mobileLogo) ??
        themeLogo('mobile') ??
        picture(assets.mobileLogo) ??
        imageUrl,
      name: text(own.name) ?? text(common.name) ?? (imageUrl === null ? siteName : null),
      alignment: alignment(own.alignment ?? common.alignment),
      alignmentMobile: alignment(own.alignmentMobile ?? common.alignmentMobile),
    },
    navigation: configured.length > 0 ? configured : defaultNavigation(hasForum(meta)),
    isDefault: configured.length === 0,
    navigationAlignment: alignment(menu.alignment ?? bar.navigationAlignment),
    account: account.length > 0 ? account : defaultAccount(),
    positioning: positioning(props.positioning ?? bar.positioning),
    breakpoint: typeof breakpoint === 'number' && breakpoint > 0 && breakpoint < 10_000 ? breakpoint : 800,
    borderType: text(props.borderType ?? bar.borderType) ?? undefined,
    look: lookOf({ ...bar, ...props }),
  };
}

/** Both colours, or none: what stands on one has to be seen on it. */
function lookOf({ backgroundColor, foregroundColor, height, heightMobile }: Record<string, unknown>) {
  const look: TitleBarFacts['look'] = {};
  if (isColor(backgroundColor) && isColor(foregroundColor)) {
    look['--inl-bar-color'] = backgroundColor;
    look['--inl-bar-text'] = foregroundColor;
  }
  if (Number(height) > 0) look['--inl-height-title-bar'] = `${Number(height)}px`;
  if (Number(heightMobile) > 0) look['--inl-height-title-bar-mobile'] = `${Number(heightMobile)}px`;
  return look;
}

/** A theme's menu in the page's language, else that for all languages; items of older themes name `to` and a text inside. */
function themeItems(variables: Record<string, unknown>, locale: string | null): unknown {
  const { navItems, navigationItems } = record(variables.navigation);
  const byLocale = record(navItems);
  const items = (locale !== null && Object.hasOwn(byLocale, locale) && byLocale[locale]) || byLocale.default;
  if (!Array.isArray(items)) return navigationItems;
  return items.map((item: unknown) =>
    isRecord(item) && item.name === undefined
      ? { ...item, name: item.children, url: item.url ?? item.to, children: [] }
      : item,
  );
}

/** Foreign `StickySolid`, `sticky-solid`, …; anything else is the default. */
function positioning(foreign: unknown): Positioning {
  const asked = String(foreign)
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  return positionings.find((name) => name.replace('-', '') === asked) ?? 'sticky-solid';
}

/** A section of the site without the forum app has no categories; a page that says nothing has it. */
function hasForum(meta: Record<string, unknown>): boolean {
  const { apps } = record(meta.siteSection);
  if (Array.isArray(apps)) return apps.includes('forum');
  return isRecord(apps) ? apps.forum !== false : true;
}

const isColor = (foreign: unknown): foreign is string =>
  typeof foreign === 'string' && /^[#\w(), .%]+$/.test(foreign);
const alignment = (foreign: unknown): Alignment => (foreign === 'center' ? 'center' : 'left');
const record = (foreign: unknown) => (isRecord(foreign) ? foreign : {});
const text = (foreign: unknown): string | null =>
  typeof foreign === 'string' && foreign.trim() !== '' ? foreign : null;
/** The picture of a logo: its address, `{imageUrl}`, or an asset's `{url}`. */
const picture = (foreign: unknown): string | null =>
  text(foreign) ?? text(record(foreign).imageUrl) ?? text(record(foreign).url);
const dig = (from: unknown, ...names: string[]): unknown =>
  names.reduce((value, name) => record(value)[name], from);
