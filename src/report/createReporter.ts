import { eventNames, type FailureDetail } from '../contract/events';

/** The one way a failure leaves the runtime. */
export interface Reporter {
  fail(detail: FailureDetail): void;
  /** A line for debug pages. */
  debug(message: string, ...more: unknown[]): void;
}

interface Deps {
  document: Document;
  debug: boolean;
  log: Pick<Console, 'error' | 'debug'>;
}

/**
 * Announces failures as `inlay:error` from the widget's element (from the document when it has none or has left the
 * page) and logs them, unless a listener has cancelled the event.
 */
export function createReporter({ document, debug, log }: Deps): Reporter {
  return {
    fail(detail) {
      const target = detail.element?.isConnected ? detail.element : document;
      const event = new CustomEvent(eventNames.error, { detail, bubbles: true, cancelable: true });
      if (target.dispatchEvent(event))
        log.error(`Inlay: ${detail.widget} failed (${detail.phase}).`, detail.error, detail.element ?? '');
    },
    debug(message, ...more) {
      if (debug) log.debug(`Inlay: ${message}`, ...more);
    },
  };
}
