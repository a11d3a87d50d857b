import { entryTarget } from '../../../../src/safe/entryLink';

/** Where a reader has come from, as a path; the forum's first page where that was no other page of the forum, or one for signing in. */
export function backPath(
  referrer: string | undefined,
  here: string,
  origin: string,
  sections: readonly string[] = [],
): string {
  if (!referrer || !URL.canParse(referrer) || new URL(referrer).origin !== origin) return '/';
  const target = entryTarget(referrer, origin, sections);
  return target === null || target === entryTarget(origin + here, origin, sections) ? '/' : target;
}
