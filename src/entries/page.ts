import './disarm';
import type { LoaderHalf, Mounter, Start } from '../contract/handover';
import type { Tag } from '../contract/tag';
import { checkNatives } from '../page/natives/checkNatives';
import { stopIfForeign } from '../page/natives/stopIfForeign';
import { createRuntime } from '../runtime';
import '../../styles/index.css';

export const start: Start = async (half) => {
  // Libraries may have come since this file was evaluated.
  stopIfForeign();
  const handover = Object.assign(half, {
    wakeInView: (tag: Tag) => half.visible(tag.element).then(() => half.wake(tag)),
  });
  const runtime = await createRuntime(window, handover);
  return { ...runtime, mount: mountWhereSound(runtime, half) };
};

/** And they may come later still: before the first of each kind it is looked again. */
function mountWhereSound({ mount }: Mounter, { standBack }: LoaderHalf): Mounter['mount'] {
  const known = new WeakSet<object>();
  return (tag, definition) => {
    const foreign = !known.has(definition) && checkNatives();
    if (foreign) return standBack(foreign);
    known.add(definition);
    mount(tag, definition);
  };
}
