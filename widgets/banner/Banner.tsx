import './banner.css';
import { clsx } from 'clsx';
import { useState } from 'react';
import { attributes, type WidgetExtras } from '../../src/index';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { backdropStyle } from '../../src/ui/home/backdropStyle';
import { useOwnStyle } from '../../src/ui/home/useOwnStyle';
import { Printed } from '../../src/ui/Printed';
import { chosenPlace } from '../../src/ui/search/chosenPlace';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { UserHtml } from '../../src/ui/UserHtml';
import { BannerPicture } from './BannerPicture';
import { BannerSearch } from './BannerSearch';
import type { BannerProps } from './props';
import { fragmentProps, isContentName, isTagName, readBanner } from './readBanner';

type Props = BannerProps & Pick<WidgetExtras, 'printed' | 'calledAs'>;

/** The head of a page: what it is about, over a picture, and a search. A theme's fragment may take its place. */
export function Banner({ printed, calledAs, ...given }: Props) {
  const { urls, window, takeHeading } = useUi();
  const { t } = useLocale();
  const id = useUniqueID();
  const [server] = useState(() => readPrinted(printed, given.description, calledAs));
  const props = server.isContent ? { ...given, isContentBanner: true } : given;
  const facts = readBanner(props, urls(), t('How can we help you?'));
  const [isFirst] = useState(() => (takeHeading ? takeHeading() : !hasHeading(window.document, printed)));
  const { title, description, image, icon, logo, contentImage, isContent } = facts;
  const Title = isFirst ? 'h1' : 'h2';
  const search = facts.hasSearch && (
    <BannerSearch
      {...props}
      chosen={server.chosen}
      label={title}
      labelledBy={title === null ? undefined : id}
    />
  );
  const px = (side: number | undefined) => (side === undefined ? undefined : `${side}px`);
  const own = useOwnStyle({
    '--inl-banner-color': facts.color,
    '--inl-banner-text': facts.textColor,
    '--inl-banner-top': px(props.spacing?.top),
    '--inl-banner-bottom': px(props.spacing?.bottom),
  });
  const looks = backdropStyle(props.background ?? {}, image?.url ?? null);
  const behind = useOwnStyle(looks);
  const isTile = looks['--inl-backdrop-tile'] !== undefined;
  const imageClass = clsx('inl-banner__image', behind.className);
  return (
    <FragmentSlot
      type="BannerFragment"
      impls={props.$fragmentImpls}
      props={() => fragmentProps(props, facts)}
    >
      <section
        className={clsx('inl-root inl-banner', own.className, facts.className)}
        aria-labelledby={title === null ? undefined : id}
        data-look={isContent ? 'content' : undefined}
        data-align={facts.alignment}
        data-image={image ? (facts.overlay ?? 'bare') : undefined}
        style={own.style}
      >
        {image && isTile && <div className={imageClass} style={behind.style} data-state="tile" />}
        {image && !isTile && (
          <BannerPicture
            picture={image}
            className={imageClass}
            style={behind.style}
            sizes="100vw"
            // Where the server printed it, it goes over without a blink.
            decoding="sync"
            loading={isFirst ? undefined : 'lazy'}
            fetchPriority={isFirst ? 'high' : undefined}
          />
        )}
        <div className="inl-banner__inner">
          <div className="inl-banner__main">
            {logo !== null && (
              <img className="inl-banner__logo" src={logo} alt="" referrerPolicy="strict-origin" />
            )}
            {icon && (
              <BannerPicture
                picture={icon}
                className="inl-banner__icon"
                sizes="72px"
                width={72}
                height={72}
              />
            )}
            {title !== null && (
              <Title className="inl-banner__title" id={id} dir="auto">
                {title}
              </Title>
            )}
            {facts.subtitle !== '' && (
              <p className="inl-banner__subtitle" dir="auto">
                {facts.subtitle}
              </p>
            )}
            {description !== '' && (
              <div className="inl-banner__text" dir="auto" data-state={server.isPlain ? 'plain' : undefined}>
                {server.isPlain ? (
                  description
                ) : server.text && given.description === server.description ? (
                  <Printed nodes={server.text} />
                ) : (
                  <UserHtml html={description} />
                )}
              </div>
            )}
            {facts.searchPlacement === 'middle' && search}
          </div>
          {contentImage !== null && (
            <img className="inl-banner__side" src={contentImage} alt="" referrerPolicy="strict-origin" />
          )}
          {facts.searchPlacement === 'bottom' && search}
        </div>
      </section>
    </FragmentSlot>
  );
}

/** What the tag says beside its props: what its name means, the description as it stands there, where its form searches. */
function readPrinted(tag: Element | undefined, description: string | undefined, calledAs = '') {
  const name = tag?.getAttribute(attributes.widget) ?? calledAs;
  const text = tag?.querySelector('.inl-banner__text');
  return {
    ...{ isContent: isContentName(name), isPlain: !isTagName(name) },
    ...{ text: text && [...text.childNodes], description, chosen: chosenPlace(tag) },
  };
}

/** A page has one first heading; a member's post may hold another. */
const hasHeading = (document: Document, own: Element | undefined): boolean =>
  [...document.querySelectorAll('h1')].some(
    (heading) => !own?.contains(heading) && !heading.closest('.userContent'),
  );
