import type { Locale } from '../../src/index';
import type { Reaction } from '../../src/resources/reactions/reaction';

/** "Like, 3 people"; just "Like" at 0. */
export function reactionName({ t, plural }: Pick<Locale, 't' | 'plural'>, { name, count }: Reaction): string {
  if (count === 0) return t(name);
  return plural(count, { one: '{name}, {count} person', other: '{name}, {count} people' }, { name: t(name) });
}
