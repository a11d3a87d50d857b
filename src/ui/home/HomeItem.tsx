import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { safeColor } from '../../safe/safeColor';
import { safeUrl } from '../../safe/safeUrl';
import { cutText } from '../../safe/cutText';
import { buttonClass } from '../Button';
import { useSiteLink } from '../useSiteLink';
import { useUi } from '../UiContext';
import { useWayOut } from '../useWayOut';
import { Backdrop, hasBackdrop } from './Backdrop';
import type { Item, ItemOptions } from './homeProps';
import { hostClasses } from './hostClasses';
import { boxOf } from './boxOf';
import { Picture } from './Picture';
import { useOwnStyle } from './useOwnStyle';
import './home-item.css';

interface Props {
  item: Item;
  options: ItemOptions;
  /** Of its name: one below the widget's. */
  level: 2 | 3 | 4;
  /** More about it, below its words. */
  children?: ReactNode;
}

/** Characters of a description. */
const longest = 160;

/** One thing as a card: picture, name, a few words, counts. Its name is the one link, and the whole card its target. */
export function HomeItem({ item, options: common, level, children }: Props) {
  const { locale } = useUi();
  const siteLink = useSiteLink();
  const options = { ...common, ...item.options };
  const { contentType = 'title-description-icon', display = {}, imagePlacement, alignment } = options;
  const to = item.to || item.url || '';
  const href = siteLink(to) ?? null;
  const out = useWayOut()(href);
  const Name = `h${level}` as const;
  const isBackground = contentType.startsWith('title-background');
  const isBubble = contentType === 'title-chat-bubble';
  const hasWords = /description|bubble/.test(contentType) && display.description !== false;
  const words =
    hasWords && item.description ? (
      <p className="inl-item__text" dir="auto">
        {firstWords(item.description)}
      </p>
    ) : null;
  const own = useOwnStyle({ '--inl-item-color': safeColor(options.fg), ...boxOf(options) });
  const isLinked = href !== null && to !== '';
  // Without a name to be seen the card is still one link, which has to be called something.
  const name = <bdi className={display.name === false ? 'inl-hidden' : undefined}>{item.name}</bdi>;
  const action = isBubble
    ? (options.callToActionText ?? locale.t('Read More'))
    : isBackground && locale.t(options.viewMore?.labelCode ?? 'View More');
  return (
    <div
      {...own}
      className={clsx('inl-item', own.className, hostClasses(item.className))}
      data-type={contentType}
      data-border={options.box?.borderType ?? (isBubble ? 'none' : 'shadow')}
      data-vertical={options.verticalAlignment}
      data-image={imagePlacement ?? 'top'}
      data-image-narrow={options.imagePlacementMobile ?? imagePlacement ?? 'top'}
      data-align={alignment ?? (isBackground || /icon/.test(contentType) ? 'center' : 'left')}
    >
      {hasBackdrop(options.box?.background ?? {}) && <Backdrop {...options.box?.background} />}
      <Media {...{ item, options, contentType }} />
      <div className="inl-item__body">
        {isBubble && words}
        {item.name && (isLinked || display.name !== false) && (
          <Name className="inl-item__name">
            {isLinked ? (
              <a href={href} draggable={false} tabIndex={item.tabIndex} {...out.link}>
                {name}
                {out.note}
              </a>
            ) : (
              name
            )}
          </Name>
        )}
        {!isBubble && words}
        {item.counts && item.counts.length > 0 && display.counts !== false && (
          <p className="inl-item__counts">
            {item.counts.map(({ labelCode, count }) => (
              <span key={labelCode}>
                {locale.compact(count)} {locale.t(labelCode)}
              </span>
            ))}
          </p>
        )}
        {item.metas && (
          <p className="inl-item__metas" dir="auto">
            {item.metas}
          </p>
        )}
        {children}
        {action && isLinked && display.cta !== false && (
          <span className={clsx('inl-item__action', lookOf(options.viewMore?.buttonType))} aria-hidden="true">
            {action}
          </span>
        )}
      </div>
    </div>
  );
}

/** What is none of the two is words alone. */
const lookOf = (type = ''): string | false =>
  /^(primary|standard)$/.test(type) && buttonClass({ look: type as 'primary' | 'standard', size: 'compact' });

function Media({ item, options, contentType }: { item: Item; options: ItemOptions; contentType: string }) {
  const { urls } = useUi();
  const own = (url: string | undefined, set: Item['imageUrlSrcSet'] = {}) =>
    [url, ...Object.values(set)].some((each) => safeUrl('asset', each, urls()) !== null);
  /** Its own picture with its widths, or else one that stands in for it. */
  const pictureOf = (
    url: string | undefined,
    set: Item['imageUrlSrcSet'],
    ...others: (string | undefined)[]
  ) => (own(url, set) ? { src: url, srcSet: set } : { src: others.find((each) => own(each)) });
  if (contentType === 'title-description-icon') {
    const { fallbackIcon, defaultIconUrl } = options;
    const icon = pictureOf(item.iconUrl, item.iconUrlSrcSet, fallbackIcon, defaultIconUrl);
    const size = options.imagePlacement === 'left' ? 48 : 72;
    return <Picture {...icon} className="inl-item__icon" width={size} height={size} sizes={`${size}px`} />;
  }
  if (!/image|background/.test(contentType)) return null;
  const { fallbackImage, defaultImageUrl } = options;
  return (
    <div className="inl-item__media">
      <Picture
        {...pictureOf(item.imageUrl, item.imageUrlSrcSet, fallbackImage, defaultImageUrl)}
        className="inl-item__image"
        width={480}
        height={270}
      />
    </div>
  );
}

/** The beginning of a text, up to a word's end. */
function firstWords(all: string): string {
  if (all.length <= longest) return all;
  const cut = cutText(all, longest);
  const space = cut.lastIndexOf(' ');
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
