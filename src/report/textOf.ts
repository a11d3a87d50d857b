/** What an error says of itself. Anything can be thrown: what has no text, and what throws when it is asked for it. */
export function textOf(error: unknown, part: 'message' | 'name' | 'stack' = 'message'): string {
  try {
    return String((error as Error)?.[part] ?? error);
  } catch {
    return 'no message';
  }
}
