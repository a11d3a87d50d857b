import type { CheckedDiscussion } from '../../src/resources/moderation/checkedDiscussion';

/** What pages that come back are looked through for. */
const key = 'inlay.acted';

/**
 * Keeps which discussions something is done to, and when the page began on which it is, in milliseconds since 1970, for pages
 * that were printed before. Noted before the request: the page may be gone when it ends.
 */
export function keepActed(
  window: Pick<Window, 'sessionStorage' | 'performance'>,
  discussions: readonly CheckedDiscussion[],
): void {
  const { timeOrigin } = window.performance;
  const now = Object.fromEntries(discussions.map(({ discussionID }) => [discussionID, timeOrigin]));
  try {
    const { sessionStorage } = window;
    const before = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    sessionStorage.setItem(key, JSON.stringify({ ...before, ...now }));
  } catch {
    // Full or blocked: pages come back as they were.
  }
}
