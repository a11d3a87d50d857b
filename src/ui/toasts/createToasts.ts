import type { Ui } from '../UiContext';
import { createCard } from './createCard';
import type { Card } from './createCard';
import { createCountdown } from './createCountdown';
import type { Countdown } from './createCountdown';
import { createToastRegion } from './createToastRegion';
import { toastTimes } from './toastTimes';
import type { ToastLook, ToastMessage } from './toastTypes';

/** A toast for a view to fill. */
export interface ToastSlot extends ToastLook {
  /** One that is shown under the same id is replaced. */
  id: string;
  /** Makes it a region of its own, whose view brings its own live text; without one all of it is spoken. */
  label?: string;
  /** The reader closed it, or its time is over, or another took its place. */
  onGone(): void;
}

/** The page's toasts. */
export interface Toasts {
  /** Shows a message, in the place of one of the same id. Answers the id. */
  show(message: ToastMessage): string;
  /** Changes a message that is shown; any other id is left alone. */
  update(id: string, change: Partial<Omit<ToastMessage, 'id'>>): void;
  /** Hides a toast at once and forgets it 2 s later. */
  remove(id: string): void;
  /** Shows an empty toast. `close` takes this one out, and not one that has replaced it. */
  open(slot: ToastSlot): { content: HTMLElement; set(look: ToastLook): void; close(): void };
  dispose(): void;
}

interface Shown {
  card: Card;
  look: ToastLook;
  message?: ToastMessage;
  countdown?: Countdown;
  /** Timer of what happens to it next: it speaks, or it is forgotten. */
  timer?: number;
  leaving?: true;
  onGone?: () => void;
}

/** Plain DOM: a toast outlives the widget that showed it, and one line of text needs no root of React. */
export function createToasts(ui: Ui): Toasts {
  const { window, nextID } = ui;
  const shown = new Map<string, Shown>();
  let paused = false;
  const region = createToastRegion(ui, {
    onPause(now) {
      paused = now;
      for (const { countdown } of shown.values()) countdown?.[now ? 'pause' : 'resume']();
    },
    onEscape(element) {
      for (const [id, { card, look }] of shown) if (card.element === element && look.dismissible) gone(id);
    },
  });

  function forget(id: string, toast: Shown): void {
    toast.countdown?.pause();
    window.clearTimeout(toast.timer);
    region.take(toast.card.element);
    if (shown.get(id) === toast) shown.delete(id);
  }

  /** The reader, or time, takes it away. */
  function gone(id: string): void {
    const onGone = shown.get(id)?.onGone;
    remove(id);
    onGone?.();
  }

  function remove(id: string): void {
    const toast = shown.get(id);
    if (!toast || toast.leaving) return;
    toast.leaving = true;
    toast.countdown?.pause();
    toast.countdown = undefined;
    window.clearTimeout(toast.timer);
    toast.timer = window.setTimeout(() => forget(id, toast), toastTimes.removal);
    region.hide(toast.card.element);
    if (toast.message) region.log(toast.message.words);
  }

  function set(id: string, toast: Shown, look: ToastLook): void {
    toast.look = look;
    toast.card.set(look);
    region.put(toast.card.element, look.persistent === true);
    toast.countdown?.pause();
    const { autoDismiss = false } = look;
    const milliseconds = autoDismiss === true ? toastTimes.autoDismiss : autoDismiss;
    toast.countdown =
      milliseconds === false ? undefined : createCountdown({ window, milliseconds, onOver: () => gone(id) });
    if (paused) toast.countdown?.pause();
  }

  function put(id: string, label: string | undefined, look: ToastLook, onGone?: () => void): Shown {
    const before = shown.get(id);
    const card = createCard(ui, { label, onDismiss: () => gone(id) });
    const toast: Shown = { card, look, onGone };
    shown.set(id, toast);
    set(id, toast, look);
    if (before) forget(id, before);
    if (!before?.leaving) before?.onGone?.();
    return toast;
  }

  const withClose = (message: ToastMessage): ToastMessage => ({ dismissible: true, ...message });

  return {
    show(message) {
      const id = message.id ?? nextID();
      const full = withClose(message);
      const toast = put(id, undefined, full, full.onGone);
      toast.message = full;
      toast.card.offer(full.actions ?? []);
      toast.timer = window.setTimeout(() => toast.card.say(toast.message!.words), toastTimes.settling);
      return id;
    },
    update(id, change) {
      const toast = shown.get(id);
      if (!toast?.message || toast.leaving) return;
      const { words } = toast.message;
      toast.message = { ...toast.message, ...change };
      set(id, toast, toast.message);
      if (change.actions) toast.card.offer(change.actions);
      // Until it has settled its timer announces the new text as well.
      if (toast.message.words !== words && toast.card.content.textContent !== '')
        toast.card.say(toast.message.words);
    },
    remove,
    open({ id, label, onGone, ...look }) {
      const toast = put(id, label, look, onGone);
      const isOurs = () => shown.get(id) === toast && !toast.leaving;
      return {
        content: toast.card.content,
        set: (change) => void (isOurs() && set(id, toast, change)),
        close: () => void (isOurs() && remove(id)),
      };
    },
    dispose() {
      for (const [id, toast] of shown) forget(id, toast);
      region.dispose();
    },
  };
}
