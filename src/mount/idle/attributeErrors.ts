import type { Handover } from '../../contract/handover';
import type { Reporter } from '../../report/createReporter';

interface Deps {
  window: Window & typeof globalThis;
  handover: Pick<Handover, 'registry' | 'tags'>;
  reporter: Pick<Reporter, 'fail'>;
}

/**
 * No boundary catches what a widget throws in an event handler, a timer or a promise. The view stays as it is; whose
 * error it was is read from the stack, since each widget's chunk has its name. Errors of the page's own scripts are
 * none of ours. Answers the function that stops it.
 */
export function attributeErrors({ window, handover, reporter }: Deps): () => void {
  const { registry, tags } = handover;
  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const facts = chunkNames(stack)
      .map((name) => registry.get(name)?.facts)
      .find(Boolean);
    if (!facts) return;
    const names = facts.names.map((name) => name.toLowerCase());
    const mounted = [...tags.values()].filter(
      ({ name, state }) => state === 'mounted' && names.includes(name.trim().toLowerCase()),
    );
    // Which of several it was, no stack says.
    const element = mounted.length === 1 ? mounted[0]!.element : null;
    reporter.fail({ widget: facts.names[0], element, phase: 'event', error });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
  };
}

/** Names of the chunks that a stack went through, innermost first. */
const chunkNames = (stack: string): string[] =>
  Array.from(stack.matchAll(/\/assets\/([\w-]+)\.[\w-]{7}\.js/g), ([, name]) => name!);
