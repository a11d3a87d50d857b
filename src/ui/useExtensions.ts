import { useSyncExternalStore } from 'react';
import type { ExtensionPoint, Registered } from '../contract/extensions';
import { useUi } from './UiContext';

/** What add-ons have put into a place, now and later. */
export function useExtensions<Point extends ExtensionPoint>(point: Point): readonly Registered<Point>[] {
  const { extensions } = useUi();
  const list = () => extensions.list(point);
  return useSyncExternalStore(extensions.watch, list, list);
}
