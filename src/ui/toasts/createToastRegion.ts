import type { Ui } from '../UiContext';
import { createElement } from './createElement';
import { keepFocusSeen } from './keepFocusSeen';

/** The corner of the page that toasts stand in, a landmark that F6 leads to and back from. */
export interface ToastRegion {
  put(card: HTMLElement, persistent: boolean): void;
  /** Out of sight and reach at once; focus that was in it goes back to where it came from. */
  hide(card: HTMLElement): void;
  take(card: HTMLElement): void;
  /** Keeps the text readable after the toast has gone. */
  log(words: string): void;
  dispose(): void;
}

interface Handlers {
  /** Pauses while the pointer rests on a toast, focus is in one, or the page is hidden. */
  onPause(paused: boolean): void;
  onEscape(card: Element): void;
}

const logLength = 10;

export function createToastRegion(
  { window, layers, locale }: Ui,
  { onPause, onEscape }: Handlers,
): ToastRegion {
  const { document } = window;
  const log = createElement(document, 'ol', 'inl-toasts__log', {
    'aria-label': locale.t('Recent notifications'),
  });
  const region = createElement(
    document,
    'section',
    'inl-toasts',
    { 'aria-label': locale.t('Notifications'), tabindex: '-1' },
    log,
  );
  layers.keep(region);
  const cards = new Set<HTMLElement>();
  let letGo: (() => void) | undefined;
  let origin: (Element & HTMLOrSVGElement) | undefined;
  let hovered = false;
  const stopSeeing = keepFocusSeen(window, region);

  const focused = () => region.contains(document.activeElement);
  const tell = () => onPause(hovered || focused() || document.hidden);
  /** Some are hidden while a layer is open. */
  const isSeen = (card: Element) => window.getComputedStyle(card).display !== 'none';
  const leave = () => {
    // After a press of a toast's button the scroll position stays, wherever focus came from.
    if (origin?.isConnected) origin.focus({ preventScroll: !document.querySelector(':focus-visible') });
    // Without an origin, or with an inert one behind a dialog, focus goes to the dialog.
    const dialogs = region.parentElement!.querySelectorAll<HTMLElement>('[role$=dialog]');
    if (focused()) [...dialogs].pop()?.focus();
    if (focused()) (document.activeElement as HTMLElement).blur();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  region.addEventListener('pointerover', ({ pointerType }) => {
    // A finger that tapped is gone and fires no leave event.
    hovered = pointerType !== 'touch';
    tell();
  });
  region.addEventListener('pointerleave', () => {
    hovered = false;
    tell();
  });
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof window.Element && !region.contains(relatedTarget))
      origin = relatedTarget as HTMLElement;
    tell();
  });
  region.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Hidden with focus in it, which would be nowhere then.
    if (!relatedTarget && [...cards].some((card) => card.contains(target as Element) && !isSeen(card)))
      leave();
    queueMicrotask(tell);
  });
  region.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const card = [...cards].find((each) => each.contains(document.activeElement));
    // The dialog underneath is not meant.
    event.preventDefault();
    event.stopPropagation();
    if (card) onEscape(card);
    else leave();
  });
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
        return;
      if (![...cards].some(isSeen) && log.childElementCount === 0) return;
      // The second one is the browser's as well: its own round of panes must not end here.
      if (focused()) return leave();
      event.preventDefault();
      region.focus();
    },
    { signal },
  );

  /** The second half of a double click on a button of a box that goes is not meant for what lies behind. */
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };

  function drop(card: HTMLElement): void {
    for (const type of ['click', 'mousedown'] as const)
      window.addEventListener(type, ignore, { capture: true, once: true });
    cards.delete(card);
    const isEmpty = cards.size === 0;
    if (card.contains(document.activeElement)) {
      if (isEmpty) leave();
      else region.focus();
    }
    if (isEmpty) {
      letGo?.();
      letGo = undefined;
      // A box that goes from under the pointer does not say that it was left.
      hovered = false;
    }
    tell();
  }

  return {
    put(card, persistent) {
      letGo ??= layers.hold();
      cards.add(card);
      // An element that is put in again loses focus.
      if (card.isConnected && card.dataset.persistent === String(persistent)) return;
      card.dataset.persistent = String(persistent);
      const next = persistent ? region.querySelector(':scope > [data-persistent=false]') : null;
      region.insertBefore(card, next);
    },
    hide(card) {
      card.hidden = true;
      drop(card);
    },
    take(card) {
      drop(card);
      card.remove();
    },
    log(words) {
      log.prepend(createElement(document, 'li', '', {}, words));
      while (log.childElementCount > logLength) log.lastElementChild!.remove();
    },
    dispose() {
      listeners.abort();
      stopSeeing();
      letGo?.();
      region.remove();
    },
  };
}
