import type { NavItem } from '../../../../src/resources/navigation/navItem';
import { safeUrl, type UrlOptions } from '../../../../src/safe/safeUrl';
import { siteLink } from '../../../../src/safe/siteLink';
import { barOf } from '../../../../widgets/layout/barOf';
import type { LayoutWidget } from '../../wire';
import { redirectPath } from './paths';

interface BarSettings {
  logo?: { url?: string; imageUrl?: string; imageUrlMobile?: string };
  navigation?: { alignment?: string; items?: object[] };
  [look: string]: unknown;
}

/** What a layout says of the bar, without what says nothing, and with a logo that the widget links and loads, too. */
export function layoutBar(layout: unknown, origin: string): BarSettings {
  const { titleBar } = (layout ?? {}) as { titleBar?: LayoutWidget };
  if (!titleBar) return {};
  const props = titleBar.$reactProps ?? {};
  const own = barOf({ name: 'TitleBar', props, device: null, fragmentImpls: undefined }).props;
  const { positioning, navigation, backgroundColor, foregroundColor, height, heightMobile, borderType } = own;
  const { logo } = own as BarSettings;
  const picture = (url: string | undefined) => (safeUrl('asset', url, urlsAt(origin)) ? url : undefined);
  const settings = {
    ...{ positioning, navigation, backgroundColor, foregroundColor, height, heightMobile, borderType },
    logo: logo && {
      ...logo,
      url: logo.url !== undefined && linkAt(logo.url, origin) !== null ? logo.url : undefined,
      ...{ imageUrl: picture(logo.imageUrl), imageUrlMobile: picture(logo.imageUrlMobile) },
    },
  };
  return JSON.parse(JSON.stringify(settings)) as BarSettings;
}

/** A bar as HTML has it: its links are where the widget's will lead. */
export function printedBar<Bar extends { logo: { url?: string }; navigation: NavItem[] }>(
  bar: Bar,
  origin: string,
): Bar {
  const pathOf = (url: string) => {
    if (url.startsWith('#')) return url;
    const link = linkAt(url, origin);
    return link && redirectPath(link, origin);
  };
  const { url = '/' } = bar.logo;
  return {
    ...bar,
    logo: { ...bar.logo, url: pathOf(url) ?? '/' },
    navigation: linked(bar.navigation, pathOf),
  };
}

/** Pictures may come from anywhere, as in the browser. */
const urlsAt = (origin: string): UrlOptions => ({ origin, page: `${origin}/`, hosts: ['*'] });
/** In the whole forum: a page that is in a section leads on into it when it is printed. */
const linkAt = (url: string, origin: string) =>
  siteLink(url, { home: origin, basePath: '', slugs: [] }, urlsAt(origin));

/** A menu without addresses that the widget does not link. */
export const safeItems = (items: readonly NavItem[], origin: string): NavItem[] =>
  linked(items, (url) => linkAt(url, origin) && url);

/** Items with their addresses changed; one that loses its own, and leads to no others, goes. */
function linked(items: readonly NavItem[], change: (url: string) => string | null): NavItem[] {
  return items.flatMap((item) => {
    const url = item.url && change(item.url);
    const children = linked(item.children, change);
    return url === null && children.length === 0 ? [] : [{ ...item, url, children }];
  });
}
