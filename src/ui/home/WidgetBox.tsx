import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { safeColor } from '../../safe/safeColor';
import { useSiteLink } from '../useSiteLink';
import { useUi } from '../UiContext';
import { useWayOut } from '../useWayOut';
import { useUniqueID } from '../useUniqueID';
import { Backdrop, hasBackdrop } from './Backdrop';
import { useOwnStyle } from './useOwnStyle';
import type { AroundProps, Background } from './homeProps';
import './widget-box.css';

interface Props extends AroundProps {
  as?: 'section' | 'nav' | 'div';
  /** What it is called where it has no title, not even one that is not shown. */
  label?: string;
  roleDescription?: string;
  className?: string;
  children: ReactNode;
}

/** The box of a layout's widget: heading, backgrounds, border, and the link to all of what it shows a part of. */
export function WidgetBox({
  as: Tag = 'section',
  label,
  roleDescription,
  className,
  children,
  ...around
}: Props) {
  const { title, titleType, subtitle, description, descriptionType, containerOptions = {} } = around;
  const { borderType, headerAlignment, outerBackground, innerBackground, viewAll } = containerOptions;
  const id = useUniqueID();
  const heading = titleType === 'none' ? '' : (title ?? '');
  const about = descriptionType === 'none' ? '' : (description ?? '');
  const isOver = containerOptions.subtitleType === 'overline';
  const under = subtitle ? <p className="inl-widget__subtitle">{subtitle}</p> : null;
  const all = viewAll && <ViewAll {...viewAll} about={heading} />;
  const isAbove = viewAll?.position === 'top';
  const isOuter = containerOptions.visualBackgroundType === 'outer';
  const outer = useBackground(outerBackground);
  const inner = useBackground(innerBackground);
  return (
    <Tag
      {...outer.style}
      className={clsx('inl-widget', outer.style.className, className)}
      data-background={outer.isThere ? 'outer' : undefined}
      data-border={isOuter ? borderType : undefined}
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : title || label}
      aria-roledescription={roleDescription}
    >
      {outer.picture}
      <div
        {...inner.style}
        className={clsx('inl-widget__inner', inner.style.className)}
        data-background={inner.isThere ? 'inner' : undefined}
        data-border={isOuter ? undefined : borderType}
      >
        {inner.picture}
        {heading || under || about ? (
          <div className="inl-widget__head" data-align={headerAlignment}>
            {isOver && under}
            <div className="inl-widget__line">
              {heading && (
                <h2 className="inl-widget__title" id={id}>
                  <bdi>{heading}</bdi>
                </h2>
              )}
              {isAbove && all}
            </div>
            {!isOver && under}
            {about && (
              <p className="inl-widget__about" dir="auto">
                {about}
              </p>
            )}
          </div>
        ) : (
          isAbove && all
        )}
        {children}
        {!isAbove && all}
      </div>
    </Tag>
  );
}

function useBackground(background: Background = {}) {
  const color = safeColor(background.color);
  const style = useOwnStyle({ '--inl-widget-background': color });
  return {
    style,
    picture: <Backdrop {...background} className="inl-widget__picture" />,
    isThere: color !== null || hasBackdrop(background),
  };
}

function ViewAll({
  showViewAll = true,
  to = '',
  name,
  about,
}: NonNullable<NonNullable<AroundProps['containerOptions']>['viewAll']> & { about: string }) {
  const { locale } = useUi();
  const href = useSiteLink()(to);
  const out = useWayOut()(href);
  if (!showViewAll || to === '' || href === null) return null;
  return (
    <p className="inl-widget__all">
      <a href={href} {...out.link} draggable={false}>
        {name || locale.t('View All')}
        {about && <span className="inl-hidden">: {about}</span>}
        {out.note}
      </a>
    </p>
  );
}
