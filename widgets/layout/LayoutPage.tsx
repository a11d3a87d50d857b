import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { attributes } from '../../src/index';
import type { Hydrated, LayoutAnswer } from '../../src/resources/layouts';
import { useUi } from '../../src/ui/UiContext';
import { barOf } from './barOf';
import { Contexts } from './Contexts';
import { isComing } from './isComing';
import { LayoutNodes } from './LayoutNodes';
import { DeviceContext, useDevice } from './useDevice';

interface Props {
  layout: Hydrated;
  title: string | undefined;
  /** Until then it is there, and not seen. */
  hasArrived: boolean;
  onArrived(layout: LayoutAnswer): void;
}

/** Milliseconds for the visible widgets; slower ones appear in place. */
const patience = 1000;

/**
 * A layout's widgets, as tags of the page like those that a server prints. They stand beside the layout's own tag, since
 * nothing inside a widget is ever mounted. They come one after the other, and each would move all below it: until those
 * in sight are here the layout takes no room and is not seen, in the very place where what the server printed stays so
 * long. A reader who was in there with the keyboard goes on from the layout's beginning.
 */
export function LayoutPage({ layout, title, hasArrived, onArrived }: Props) {
  const {
    window: { document },
    meta,
  } = useUi();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place] = useState(() => document.createElement('div'));
  const focused = useRef(document.activeElement);
  const { siteName } = meta.ui;
  // The page's own stays; of two, one would be another page's.
  const [ownBar] = useState(() => document.querySelector(titleBars) === null);
  // Once, or it would be another than before, and its tag printed anew.
  const bar = useMemo(
    () => (layout.titleBar && ownBar ? [barOf(layout.titleBar)] : null),
    [layout.titleBar, ownBar],
  );

  useLayoutEffect(() => {
    const tag = anchor.current!.closest<HTMLElement>(`[${attributes.widget}]`)!;
    // One that names itself would go on for ever.
    if (tag.closest('.inl-layout')) throw new Error('a layout in a layout');
    place.className = 'inl-layout';
    place.dataset.state = 'coming';
    place.style.transform = `translateY(${-tag.offsetHeight}px)`;
    // Panels that stay in sight stand below the bar, as high as that is.
    const height = bar?.[0]?.props.height;
    if (typeof height === 'number') place.style.setProperty('--inl-height-title-bar', `${height}px`);
    tag.after(place);
    const end = performance.now() + patience;
    let frame = 0;
    const look = () => {
      if (isComing(place) && performance.now() < end) frame = requestAnimationFrame(look);
      else onArrived(layout);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      place.remove();
    };
  }, [place, layout, bar, onArrived]);
  const device = useDevice(place);
  useLayoutEffect(() => {
    if (!hasArrived) return;
    delete place.dataset.state;
    place.style.transform = '';
    if (focused.current?.isConnected !== false) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [place, hasArrived]);
  useEffect(() => {
    if (title !== undefined) document.title = [title, siteName].filter(Boolean).join(' - ');
  }, [document, title, siteName]);

  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(
        <DeviceContext value={device}>
          {bar && <LayoutNodes nodes={bar} />}
          <Contexts nodes={layout.contexts}>
            <LayoutNodes nodes={layout.nodes} />
          </Contexts>
        </DeviceContext>,
        place,
      )}
    </>
  );
}

const titleBars = ['TitleBar', 'title-bar-hamburger']
  // A bar in a member's post has no state.
  .map((name) => `[${attributes.widget}="${name}" i][${attributes.state}]`)
  .join();
