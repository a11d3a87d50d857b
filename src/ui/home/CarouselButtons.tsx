import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { useLocale } from '../useLocale';

const stripAround = (place: Element | null) =>
  place?.closest('.inl-widget')?.querySelector<HTMLElement>('.inl-items') ?? null;

/** Moves the strip of slides above it by what is in sight. It never moves by itself. */
export function CarouselButtons() {
  const { t } = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: false });
  useEffect(() => {
    const strip = stripAround(place.current);
    if (!strip) return;
    const read = () => {
      // In languages that are read from the right it is negative.
      const at = Math.abs(strip.scrollLeft);
      setEnds({ isStart: at < 2, isEnd: at + strip.clientWidth > strip.scrollWidth - 2 });
    };
    read();
    strip.addEventListener('scroll', read, { passive: true });
    const sizes = new ResizeObserver(read);
    sizes.observe(strip);
    return () => {
      strip.removeEventListener('scroll', read);
      sizes.disconnect();
    };
  }, []);
  const move = (way: 1 | -1) => {
    const strip = stripAround(place.current);
    if (!strip) return;
    const isFromRight = getComputedStyle(strip).direction === 'rtl';
    strip.scrollBy({ left: strip.clientWidth * way * (isFromRight ? -1 : 1) });
  };
  return (
    <div
      className="inl-root inl-carousel-buttons"
      ref={place}
      data-state={ends.isStart && ends.isEnd ? 'whole' : undefined}
    >
      <Button
        look="icon"
        aria-label={t('Previous Slides')}
        aria-disabled={ends.isStart}
        data-inlay-part="previous"
        onClick={() => move(-1)}
      >
        <Icon name="chevron-left" />
      </Button>
      <Button
        look="icon"
        aria-label={t('Next Slides')}
        aria-disabled={ends.isEnd}
        data-inlay-part="next"
        onClick={() => move(1)}
      >
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}
