/**
 * What `/badges/:userID` finds in a path, decoded: `{userID: '7'}` in `/badges/7`. A slash at the end does not matter.
 * Null for another path.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  if (!wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])) return null;
  try {
    return Object.fromEntries(
      wanted.flatMap((segment, index) =>
        segment.startsWith(':') ? [[segment.slice(1), decodeURIComponent(given[index]!)]] : [],
      ),
    );
  } catch {
    // `%E0%A4%A` is no text at all.
    return null;
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
