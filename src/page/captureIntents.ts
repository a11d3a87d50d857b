import { attributes } from '../contract/attributes';
import type { Tag } from '../contract/tag';
import { closest } from './closest';
import { listen } from './listen';

/** How long a press waits for code before the native form or link takes over, milliseconds: it is on its way within 5 s. */
export const patience = 4500;

interface Deps {
  /** The tag that an element belongs to, also when the scan has not seen it yet. */
  around(target: Element): Tag | null;
  /** Opens the widget of a link; false where the press is the browser's. */
  pressLink(target: Element): boolean;
  wake(tag: Tag): unknown;
  /** The code takes too long: native behaviour where there is some, Retry where there is none. */
  giveUp(tag: Tag): void;
}

/**
 * Keeps what a reader does to server HTML whose widget is not awake: hovering, focusing and touching wake it, clicks
 * and submits are held back, shown as busy at once, and done again by the widget. Repeats of one control before it
 * wakes are one intent; modified clicks stay the browser's.
 */
export function captureIntents({ around, pressLink, wake, giveUp }: Deps): void {
  listen('click submit focusin pointerover pointerdown', (event) => {
    const { target, type, button, ctrlKey, metaKey, shiftKey, altKey, submitter } = event as MouseEvent &
      SubmitEvent & { target: Element };
    const tag = around(target);
    const sleeps = tag && /asleep|loading/.test(tag.state);
    if (sleeps) wake(tag);
    // A control's submit comes from a click that was let pass for its modifier: Ctrl+click means a new tab.
    if (button || ctrlKey || metaKey || shiftKey || altKey) return;
    if (submitter?.hasAttribute(attributes.part) || !/click|submit/.test(type)) return;
    const control = closest(target, type === 'click' ? 'a,summary,button' : 'form') as HTMLElement | null;
    const isHeld = sleeps && control && control.hasAttribute(attributes.part);
    if (!isHeld && !pressLink(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isHeld) return;
    const intents = (tag.intents ??= new Set());
    // The last press of one counts.
    intents.delete(control);
    intents.add(control);
    control.ariaBusy = 'true';
    setTimeout(() => tag.intents === intents && giveUp(tag), patience);
  });
}
