/**
 * What `/badges/:userID` finds in a path, decoded: `{userID: '7'}` in `/badges/7`. A slash at the end does not matter.
 * Null for another path.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  try {
    const words = given.map((segment) => decodeURIComponent(segment));
    // An author writes `/ويكي`, and a browser says it in bytes.
    const isWanted = (segment: string, index: number) =>
      segment.startsWith(':') || segment === words[index] || segment === given[index];
    if (!wanted.every(isWanted)) return null;
    return Object.fromEntries(
      wanted.flatMap((segment, index) =>
        segment.startsWith(':') ? [[segment.slice(1), words[index]!]] : [],
      ),
    );
  } catch {
    // `%E0%A4%A` is no text at all.
    return null;
  }
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);
