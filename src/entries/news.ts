import type { Idle } from '../contract/handover';
import { followCounts } from '../resources/counts/followCounts';

/** Bars that sleep follow what other tabs hear of their reader's counts: answers what takes such news. */
export function start({ tags, registry, wake }: Idle, host: string, me: unknown) {
  return followCounts(window, {
    host,
    me,
    wake() {
      for (const tag of tags.values())
        if (tag.state === 'asleep' && registry.get(tag.name)?.facts.follows === 'counts') wake(tag);
    },
  });
}
