import type { ExtensionPoint } from '../contract/extensions';
import type { Loader } from '../contract/loader';

/** A sleeping widget does not show what an add-on has put into one of its slots: it wakes when it is in view. */
export function wakeForExtension(
  {
    tags,
    registry,
    wakeInView,
  }: Pick<Loader, 'tags' | 'wakeInView'> & { registry: Pick<Loader['registry'], 'get'> },
  point: ExtensionPoint,
): void {
  for (const tag of tags.values())
    if (tag.state === 'asleep' && registry.get(tag.name)?.facts.slots?.includes(point))
      wakeInView(tag, 'extension');
}
