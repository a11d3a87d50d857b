/**
 * Makes a thing when it is first used. The first formatter of each kind reads the browser's language data: 5 ms and more
 * on a phone, for each of them, before the first widget shows.
 */
export function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
