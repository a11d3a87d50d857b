import './banner.css';
import { clsx } from 'clsx';
import { useState } from 'react';
import { attributes, type WidgetExtras } from '../../src/index';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { useOwnStyle } from '../../src/ui/home/useOwnStyle';
import { Printed } from '../../src/ui/Printed';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { UserHtml } from '../../src/ui/UserHtml';
import { BannerPicture } from './BannerPicture';
import { BannerSearch } from './BannerSearch';
import type { BannerProps } from './props';
import { fragmentProps, isContentName, readBanner } from './readBanner';

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
    <BannerSearch {...props} label={title} labelledBy={title === null ? undefined : id} />
  );
  const own = useOwnStyle({ '--inl-banner-color': facts.color, '--inl-banner-text': facts.textColor });
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
        {image && (
          <BannerPicture
            picture={image}
            className="inl-banner__image"
            sizes="100vw"
            // Where the server printed it, it goes over without a blink.
            decoding="sync"
            fetchPriority="high"
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
            {description !== '' && (
              <div className="inl-banner__text" dir="auto">
                {server.text && given.description === server.description ? (
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

/** What the tag says beside its props: whether its name is a content banner's, and the description as it stands there. */
function readPrinted(tag: Element | undefined, description: string | undefined, calledAs = '') {
  const name = tag?.getAttribute(attributes.widget) ?? calledAs;
  const text = tag?.querySelector('.inl-banner__text');
  return { isContent: isContentName(name), text: text && [...text.childNodes], description };
}

/** A page has one first heading; a member's post may hold another. */
const hasHeading = (document: Document, own: Element | undefined): boolean =>
  [...document.querySelectorAll('h1')].some(
    (heading) => !own?.contains(heading) && !heading.closest('.userContent'),
  );
