import { neverFramed } from '../../../src/contract/neverFramed';
import type { ForumConfig } from '../forumConfig';

/** Origins that may show a page of the forum in a frame, beside the forum itself. */
export function framedBy({ embedHosts }: Pick<ForumConfig, 'embedHosts'>, url: string): string[] {
  const path = decodePath(url.split(/[?#]/)[0]!);
  return path === null || neverFramed.test(path) ? [] : embedHosts;
}

/** As the router reads it: `/%65ntry` is the sign-in page too. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}
