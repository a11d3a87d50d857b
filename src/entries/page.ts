import '../page-life/disarm';
import type { Loader } from '../contract/loader';
import type { Runtime } from '../contract/runtime';
import type { WidgetDefinition } from '../contract/widget';
import { checkNatives } from '../page/natives/checkNatives';
import { stopIfForeign } from '../page/natives/stopIfForeign';
import { createRuntime } from '../runtime';
import '../../styles/index.css';

/** Starts the runtime; rejects with `ForeignNatives` where a library has made the page unfit since this file was evaluated. */
export async function start(loader: Loader): Promise<Runtime> {
  stopIfForeign();
  const runtime = await createRuntime(window, loader);
  const known = new WeakSet<WidgetDefinition>();
  /** Libraries may come later still: checked before the first widget of each kind. */
  const isSound = (definition: WidgetDefinition) => {
    const foreign = !known.has(definition) && checkNatives();
    if (foreign) loader.standBack({ foreign });
    else known.add(definition);
    return !foreign;
  };
  return {
    ...runtime,
    mount(tag, definition) {
      if (isSound(definition)) runtime.mount(tag, definition);
    },
    open: async (link, definition) =>
      isSound(definition) ? await runtime.open(link, definition) : 'not ours',
  };
}
