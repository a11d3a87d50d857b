import type { ExtensionPoint, ExtensionPoints, Extensions, Registered } from '../contract/extensions';

/** Puts something into a place, instead of what has the same key there. Answers the function that takes it back. */
export function addExtension<Point extends ExtensionPoint>(
  { list, set }: Extensions,
  point: Point,
  key: string,
  extension: ExtensionPoints[Point],
  owner: string,
): () => void {
  const entry: Registered<Point> = { ...extension, key, owner };
  const others = list(point).filter((each) => each.key !== key);
  set(
    point,
    [...others, entry].sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.key < b.key ? -1 : 1)),
  );
  return () => {
    // A later extension of the same key belongs to another add-on.
    if (list(point).includes(entry))
      set(
        point,
        list(point).filter((each) => each !== entry),
      );
  };
}
