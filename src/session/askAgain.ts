import type { Session } from './startSession';

/**
 * Asks for a session that could not be had when that may have changed: the network is back, the reader is back. A press
 * asks by itself. Answers the function that stops it.
 */
export function askAgain(
  window: Window,
  { ready, renew, failure }: Pick<Session, 'ready' | 'renew' | 'failure'>,
): () => void {
  const { document } = window;
  const ask = ({ type }: Event) => {
    if (failure() !== null && !document.hidden) void (type === 'online' ? renew() : ready());
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
