import type { Session } from './startSession';

/**
 * Asks for a session that could not be had when that may have changed: the network is back, the reader is back. A press
 * asks by itself. Answers the function that stops it.
 */
export function askAgain(window: Window, { ready, failure }: Pick<Session, 'ready' | 'failure'>): () => void {
  const { document } = window;
  const ask = ({ type }: Event) => {
    // What was refused without a network says nothing about one that is back.
    if (failure() !== null && !document.hidden) void ready(type === 'online');
  };
  window.addEventListener('online', ask);
  window.addEventListener('focus', ask);
  window.addEventListener('pageshow', ask);
  document.addEventListener('visibilitychange', ask);
  return () => {
    window.removeEventListener('online', ask);
    window.removeEventListener('focus', ask);
    window.removeEventListener('pageshow', ask);
    document.removeEventListener('visibilitychange', ask);
  };
}
