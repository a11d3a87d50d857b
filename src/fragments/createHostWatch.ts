import type { FailureDetail } from '../contract/events';

/** What strangers' code throws later, in handlers, timers and promises, where no boundary catches it. */
export interface HostWatch {
  /** Code of this address runs from now on. */
  add(url: string): void;
}

/** Attributes errors to fragments by the addresses in their stacks, and reports them as theirs. */
export function createHostWatch(
  window: Window & typeof globalThis,
  report: (failure: FailureDetail) => void,
): HostWatch {
  const addresses = new Set<string>();
  const look = (error: unknown) => {
    const stack = (error as Error | null)?.stack;
    const from = typeof stack === 'string' && [...addresses].find((url) => stack.includes(url));
    if (from) report({ widget: `fragment ${from}`, element: null, phase: 'event', error });
  };
  window.addEventListener('error', ({ error }) => look(error));
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason));
  return { add: (url) => void addresses.add(url) };
}
