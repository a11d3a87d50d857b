import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { attributes } from '../../src/index';
import type { LayoutAnswer } from '../../src/resources/layouts';
import { endRedirects } from '../../src/ui/followRedirect';
import { useUi } from '../../src/ui/UiContext';
import { LayoutNodes } from './LayoutNodes';

interface Props {
  layout: Extract<LayoutAnswer, { nodes: unknown }>;
  title: string | undefined;
}

/**
 * A layout's widgets, as tags of the page like those that a server prints. They stand beside the layout's own tag, since
 * nothing inside a widget is ever mounted.
 */
export function LayoutPage({ layout: { nodes, titleBar }, title }: Props) {
  const { window, meta } = useUi();
  const { document } = window;
  const anchor = useRef<HTMLSpanElement>(null);
  const [place] = useState(() => document.createElement('div'));
  const { siteName } = meta.ui;
  // The page's own stays; of two, one would be another page's.
  const [ownBar] = useState(() => document.querySelector(titleBars) === null);

  useLayoutEffect(() => {
    place.className = 'inl-layout';
    anchor.current!.closest(`[${attributes.widget}]`)!.after(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => endRedirects(window), [window]);
  useEffect(() => {
    if (title !== undefined) document.title = [title, siteName].filter(Boolean).join(' - ');
  }, [document, title, siteName]);

  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(
        <>
          {titleBar && ownBar && <LayoutNodes nodes={[titleBar]} />}
          <LayoutNodes nodes={nodes} />
        </>,
        place,
      )}
    </>
  );
}

const titleBars = ['TitleBar', 'title-bar-hamburger']
  .map((name) => `[${attributes.widget}="${name}" i]`)
  .join();
