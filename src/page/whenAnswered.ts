import type { Loader } from '../contract/loader';

/** Whether a press waits for its widget. */
export const isAwaited = ({ tags }: Pick<Loader, 'tags'>): boolean =>
  [...tags.values()].some(({ intents }) => intents);

/** Resolves once no press waits for its widget: all that no press needs would hold it up. */
export async function whenAnswered(loader: Pick<Loader, 'tags' | 'idle'>): Promise<void> {
  while (isAwaited(loader)) await loader.idle();
}
