import type { ReactNode } from 'react';
import { safeColor } from '../../safe/safeColor';
import { safeUrl } from '../../safe/safeUrl';
import { cutText } from '../../safe/cutText';
import { useSiteLink } from '../useSiteLink';
import { useUi } from '../UiContext';
import { useWayOut } from '../useWayOut';
import type { Item, ItemOptions } from './homeProps';
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
  const href = siteLink(item.to ?? item.url ?? '') ?? null;
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
  const own = useOwnStyle({ '--inl-item-color': safeColor(options.fg) });
  const isLinked = href !== null && (item.to ?? item.url ?? '') !== '';
  const name = <bdi>{item.name}</bdi>;
  const action = isBubble
    ? locale.t(options.callToActionText ?? 'Read More')
    : isBackground && display.cta !== false && options.viewMore
      ? locale.t(options.viewMore.labelCode ?? 'View More')
      : null;
  return (
    <div
      {...own}
      className={['inl-item', own.className].filter(Boolean).join(' ')}
      data-type={contentType}
      data-image={imagePlacement ?? 'top'}
      data-image-narrow={options.imagePlacementMobile ?? imagePlacement ?? 'top'}
      data-align={alignment ?? (isBackground || /icon/.test(contentType) ? 'center' : 'left')}
    >
      <Media {...{ item, options, contentType }} />
      <div className="inl-item__body">
        {isBubble && words}
        {item.name && display.name !== false && (
          <Name className="inl-item__name">
            {isLinked ? (
              <a href={href} draggable={false} {...out.link}>
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
        {children}
        {action && isLinked && (
          <span className="inl-item__action" aria-hidden="true">
            {action}
          </span>
        )}
      </div>
    </div>
  );
}

function Media({ item, options, contentType }: { item: Item; options: ItemOptions; contentType: string }) {
  const { urls } = useUi();
  const first = (...all: (string | undefined)[]) =>
    all.find((each) => each !== undefined && safeUrl('asset', each, urls()) !== null);
  if (contentType === 'title-description-icon') {
    const icon = first(item.iconUrl, options.fallbackIcon, options.defaultIconUrl);
    const size = options.imagePlacement === 'left' ? 48 : 72;
    return icon ? (
      <Picture
        src={icon}
        srcSet={item.iconUrlSrcSet}
        className="inl-item__icon"
        width={size}
        height={size}
        sizes={`${size}px`}
      />
    ) : null;
  }
  if (!/image|background/.test(contentType)) return null;
  const image = first(item.imageUrl, options.fallbackImage, options.defaultImageUrl);
  return (
    <div className="inl-item__media">
      {image && (
        <Picture
          src={image}
          srcSet={item.imageUrlSrcSet}
          className="inl-item__image"
          width={480}
          height={270}
        />
      )}
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
