import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { attributes } from '../contract/attributes';
import { useUi } from './UiContext';

interface StandIn {
  /** Goes on an element of the view. */
  anchor: RefObject<HTMLDivElement | null>;
  /** For a portal. */
  place: HTMLElement;
  /** What is in sight of the two. */
  current(): HTMLElement;
}

/**
 * A place for what takes the place of something that stands in front of the view's own tag (`WidgetPart`), such as the rows of
 * a list: there, tags of other widgets wake. What stands there is hidden as long as that is so.
 */
export function useStandIn(selector: string, isReplaced: boolean): StandIn {
  const { document } = useUi().window;
  const anchor = useRef<HTMLDivElement>(null);
  const [place] = useState(() => document.createElement('div'));
  const printed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tag = anchor.current!.closest(`[${attributes.widget}]`) ?? anchor.current!;
    const found = tag.parentElement?.parentElement?.querySelector<HTMLElement>(selector) ?? null;
    printed.current = found;
    found?.after(place);
    return () => {
      place.remove();
      if (found) found.hidden = false;
    };
  }, [place, selector]);
  useLayoutEffect(() => {
    if (printed.current) printed.current.hidden = isReplaced;
  }, [isReplaced]);
  const current = () => (isReplaced ? place : (printed.current ?? place));
  return { anchor, place, current };
}
