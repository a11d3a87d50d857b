import { cutText, safeUrl } from '../../src/index';
import type { BannerFragmentProps } from '../../src/index';
import { hostClasses } from '../../src/ui/home/hostClasses';
import { readableOn, readColor } from '../../src/ui/home/readColor';
import { readPicture, type Picture } from './readPicture';
import type { BannerProps } from './props';

export interface BannerFacts {
  /** Null where it is not shown. */
  title: string | null;
  subtitle: string;
  /** HTML, or text where `isPlain`; empty where it is not shown. */
  description: string;
  image: Picture | null;
  icon: Picture | null;
  logo: string | null;
  contentImage: string | null;
  /** What lies over the picture, so that the text can be read: dark below light text. */
  overlay: 'dark' | 'light' | null;
  color: string | undefined;
  textColor: string | undefined;
  alignment: 'left' | 'center';
  searchPlacement: 'middle' | 'bottom';
  hasSearch: boolean;
  isContent: boolean;
  className: string;
}

/** Content banners are known by their names, too. */
export const isContentName = (name: string): boolean => /content/i.test(name);

/** Tags of deployed pages have HTML as their description, widgets of layouts have text. */
export const isTagName = (name: string): boolean => name === '' || /^community-/i.test(name);

export const hasSearch = ({ isContentBanner, showSearch, hideSearch, options }: BannerProps): boolean =>
  !isContentBanner && showSearch !== false && !hideSearch && !options?.hideSearch;

/** The two forms that hosts print, as tag and as a layout's widget, in one. `own` is the title of a banner that has none. */
export function readBanner(
  props: BannerProps,
  urls: Parameters<typeof safeUrl>[2],
  own: string,
): BannerFacts {
  const asset = (url: unknown) => safeUrl('asset', url, urls);
  const { background = {}, options = {}, isContentBanner: isContent = false } = props;
  const image = readPicture(
    background.image ?? props.backgroundImage,
    background.imageUrlSrcSet ?? props.backgroundUrlSrcSet,
    asset,
  );
  const hasTitle = props.showTitle !== false && props.titleType !== 'none' && options.hideTitle !== true;
  const hasDescription =
    props.showDescription !== false && props.descriptionType !== 'none' && options.hideDescription !== true;
  return {
    title: hasTitle ? cutText(props.title?.trim() || (isContent ? '' : own), 500) || null : null,
    subtitle: cutText(props.subtitle?.trim() ?? '', 500),
    description: hasDescription ? (props.description?.trim() ?? '') : '',
    image,
    icon: readPicture(props.iconImage, props.iconUrlSrcSet, asset),
    logo: asset(props.logoImage),
    contentImage: asset(props.contentImage),
    ...readColors(props, image !== null),
    alignment: props.alignment ?? 'center',
    searchPlacement: props.searchPlacement ?? 'middle',
    hasSearch: hasSearch(props),
    isContent,
    className: hostClasses(props.className),
  };
}

/**
 * Luminances of text that has a contrast of 4.5 on the sheet's overlays, whatever is behind them: on the dark one over a white
 * picture, on the light one over a black picture.
 */
const leastOnDark = 0.965;
const mostOnLight = 0.06;

function readColors({ background = {}, options = {}, textColor }: BannerProps, hasImage: boolean) {
  const color = readColor(background.color ?? options.bgColor);
  const text = readColor(textColor ?? options.fgColor);
  if (!hasImage) {
    const onColor = color && readableOn(color);
    return { overlay: null, color: color?.css, textColor: text?.css ?? onColor ?? undefined };
  }
  const asked = background.useOverlay ?? options.useOverlay;
  if (asked === false) return { overlay: null, color: color?.css, textColor: text?.css };
  const overlay = text && text.luminance <= mostOnLight ? ('light' as const) : ('dark' as const);
  const isSeen = text && (overlay === 'light' || text.luminance >= leastOnDark);
  return { overlay, color: color?.css, textColor: isSeen ? text.css : undefined };
}

/** What a theme's own banner is made of. */
export function fragmentProps(props: BannerProps, facts: BannerFacts): BannerFragmentProps {
  const { title, description, image, color, overlay, hasSearch, textColor, alignment } = facts;
  return {
    ...(title !== null && { title }),
    titleType: props.titleType ?? 'static',
    description,
    descriptionType: props.descriptionType ?? 'static',
    background: {
      ...(color !== undefined && { color }),
      ...(image && { image: image.url, imageUrlSrcSet: image.widths }),
      useOverlay: overlay !== null,
    },
    showSearch: hasSearch,
    ...(textColor !== undefined && { textColor }),
    alignment,
  };
}
