import type { ReactNode } from 'react';
import { useUi } from '../UiContext';
import { WidgetPart } from '../WidgetPart';
import { CarouselButtons } from './CarouselButtons';
import type { DisplayType } from './columnsOf';
import './item-list.css';

interface Props {
  display: DisplayType;
  columns: number;
  children: readonly ReactNode[];
}

/** What a widget shows many of, in one of the three ways of standing together. */
export function ItemList({ display, columns, children }: Props) {
  const { locale, inner, widgetFor } = useUi();
  const total = children.length;
  const isStrip = display === 'carousel';
  const buttons = inner && widgetFor('carousel');
  return (
    <>
      <ul className="inl-items" data-display={display} data-columns={columns}>
        {children.map((child, index) => (
          <li key={index}>
            {isStrip ? (
              <div
                className="inl-items__slide"
                role="group"
                aria-roledescription={locale.t('slide')}
                aria-label={locale.t('{n} of {total}', {
                  n: locale.number(index + 1),
                  total: locale.number(total),
                })}
              >
                {child}
              </div>
            ) : (
              child
            )}
          </li>
        ))}
      </ul>
      {/* What a server prints for good needs a tag for what can be pressed in it. */}
      {isStrip && total > 1 && !inner && <CarouselButtons />}
      {isStrip && total > 1 && buttons && <WidgetPart name={buttons} props={{}} when="interaction" />}
    </>
  );
}
