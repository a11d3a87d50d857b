import type { ExtensionPoint, ExtensionPoints, Extensions } from '../../src/contract/extensions';
import { addExtension } from '../../src/addons/addExtension';

/** Puts extensions into a page's places, as an add-on does. */
export const addTo =
  (extensions: Extensions) =>
  <Point extends ExtensionPoint>(
    point: Point,
    key: string,
    extension: ExtensionPoints[Point],
    owner: string,
  ) =>
    addExtension(extensions, point, key, extension, owner);
