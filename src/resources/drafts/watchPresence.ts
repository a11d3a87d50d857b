import { attributes } from '../../contract/attributes';
import { wasCopied } from '../../session/wasCopied';

interface Reactions {
  /** Somebody looks elsewhere, and may do there what they like. */
  onAway(): void;
  /** Somebody looks at the page again, or the network is back. */
  onBack(): void;
  /** The page is hidden, and may never be shown again. */
  onLeave(): void;
  /** There are words that would go with the page. */
  isAtRisk(): boolean;
}

export interface Presence {
  /** Whether somebody may have done something elsewhere since the last time this was asked. */
  wasAway(): boolean;
  /** The same, without asking. */
  isAway(): boolean;
  /** Makes the next answer yes. */
  doubt(): void;
  stop(): void;
}

/** Milliseconds after which a session may have run out by itself. */
const longTime = 300_000;

/** Whether somebody is at the page; `beforeunload` warns only of words that are kept nowhere else, and nobody who has been asked. */
export function watchPresence(window: Window, { onAway, onBack, onLeave, isAtRisk }: Reactions): Presence {
  const { document } = window;
  // Who looks elsewhere by now has done so before anybody listened.
  let away = wasCopied(window) || !document.hasFocus();
  let isLeft = away;
  let asked = Date.now();
  const onVisibility = () => {
    const isHidden = document.visibilityState === 'hidden';
    // A page that goes has no time for questions: who has not looked elsewhere before is who wrote.
    if (isHidden) onLeave();
    onBlur();
    if (!isHidden) onBack();
  };
  const onBlur = () => {
    isLeft = away = true;
    onAway();
  };
  const onFocus = () => {
    // Who left before anybody listened, and was not seen to be gone.
    if (!isLeft) onBlur();
    isLeft = false;
    onBack();
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isAtRisk() && !document.documentElement.hasAttribute(attributes.state)) event.preventDefault();
  };
  const listeners: [EventTarget, string, (event: never) => void][] = [
    [document, 'visibilitychange', onVisibility],
    [window, 'pageshow', onBack],
    [window, 'online', onBack],
    [window, 'blur', onBlur],
    [window, 'focus', onFocus],
    [window, 'beforeunload', onUnload],
  ];
  const listening = new AbortController();
  for (const [at, type, run] of listeners) at.addEventListener(type, run as EventListener, listening);
  return {
    wasAway() {
      const was = away || Date.now() - asked > longTime;
      away = false;
      asked = Date.now();
      return was;
    },
    isAway: () => away,
    doubt() {
      away = true;
    },
    stop: () => listening.abort(),
  };
}
