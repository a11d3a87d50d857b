import { tellRefusal } from './tellRefusal';

/**
 * Why the forum is not there: the reader is offline; the host's own policy blocks the frame; the forum does not let this
 * site embed it, or answered with something else (`load` came, a greeting did not); nothing came at all; the two do not
 * speak the same version; the element's `src` is no address.
 */
export type Cause = 'offline' | 'blocked' | 'refused' | 'timeout' | 'version' | 'config';

const sentences: Record<Cause, string> = {
  offline: 'You are offline.',
  blocked: 'This page does not allow the discussions here.',
  refused: 'The discussions cannot be shown here.',
  timeout: 'The discussions could not be loaded.',
  version: 'The versions of this page and the discussions differ.',
  config: 'The address of the discussions is wrong.',
};

interface Deps {
  element: HTMLElement;
  cause: Cause;
  /** Null when there is no address to open. */
  url: string | null;
  onRetry(): void;
}

/**
 * Says it in the host's page, with a way on. Hosts put words of their own into `data-offline`, `data-timeout`, …,
 * `data-retry` and `data-open`.
 */
export function showFailure({ element: { dataset, ownerDocument }, cause, url, onRetry }: Deps): HTMLElement {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) => {
    const made = ownerDocument.createElement(name);
    made.textContent = text;
    return made;
  };
  const box = make('div', '');
  box.setAttribute('role', 'alert');
  box.append(make('p', dataset[cause] ?? sentences[cause]));
  if (url === null) return box;
  if (cause === 'refused' || cause === 'timeout') tellRefusal(ownerDocument.defaultView!, new URL(url));
  const retry = make('button', dataset.retry ?? 'Retry');
  retry.onclick = onRetry;
  const open = make('a', dataset.open ?? 'Open in a new tab');
  open.href = url;
  open.target = '_blank';
  open.rel = 'noopener';
  box.append(retry, ' ', open);
  return box;
}
