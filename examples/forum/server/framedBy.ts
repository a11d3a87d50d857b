import type { ForumConfig } from '../forumConfig';

/**
 * Where something is typed or pressed that nobody may be tricked into: passwords, private messages, moderation, settings.
 * A page of a stranger could lay its own over a frame with these.
 */
const neverFramed =
  /^\/(entry|messages|discussions\/bulk|profile\/[^/]*preferences|notifications|drafts|api)(\/|$)/i;

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
