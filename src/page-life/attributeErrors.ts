import type { Loader } from '../contract/loader';
import type { Reporter } from '../report/createReporter';
import { textOf } from '../report/textOf';

interface Deps {
  window: Window & typeof globalThis;
  loader: Pick<Loader, 'registry' | 'tags'>;
  reporter: Pick<Reporter, 'fail'>;
}

/**
 * No boundary catches what a widget throws in an event handler, a timer or a promise. The view stays as it is; whose
 * error it was is read from the stack, since each widget's and add-on's chunk has its name, and parts that load later
 * have it at the end of theirs. Errors of the page's own scripts are none of ours. Answers the function that stops it.
 */
export function attributeErrors({ window, loader, reporter }: Deps): () => void {
  const { registry, tags } = loader;
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const stack = textOf(error, 'stack');
    const found = chunkNames(stack)
      .map((name) => addonOf(name) ?? registry.get(name.split('-').at(-1)!)?.facts)
      .find(Boolean);
    if (!found) return;
    // Its views stand at places of others.
    if (typeof found === 'string')
      return reporter.fail({ widget: found, element: null, phase: 'event', error });
    const names = found.names.map((name) => name.toLowerCase());
    const mounted = [...tags.values()].filter(
      ({ name, state }) => state === 'mounted' && names.includes(name.trim().toLowerCase()),
    );
    // Which of several it was, no stack says.
    const element = mounted.length === 1 ? mounted[0]!.element : null;
    reporter.fail({ widget: found.names[0], element, phase: 'event', error });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
  };
}

/** Key of the add-on whose bundle a chunk is, or is a part of. */
const addonOf = (name: string) => /(?:^|-)addon-(.+)$/.exec(name)?.[1];

/** Names of the chunks that a stack went through, innermost first. */
const chunkNames = (stack: string): string[] =>
  Array.from(stack.matchAll(/\/assets\/([\w-]+)\.[\w-]{7}\.js/g), ([, name]) => name!);
