import { textOf } from '../report/textOf';
import type { ShownFragment } from './showFragment';

/** For those who can mend it: that a fragment failed, and why. What it stands in for shows below. */
export function showFailure(host: HTMLElement, title: string, type: string, error: unknown): ShownFragment {
  const { ownerDocument: document } = host;
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const heading = box.appendChild(document.createElement('strong'));
  heading.textContent = `${title}: ${type}`;
  const details = box.appendChild(document.createElement('pre'));
  details.textContent = textOf(error);
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  // By hand, since no stylesheet of the page reaches in here.
  Object.assign(box.style, { border: '1px solid', padding: '0.5em', font: '0.875rem/1.4 sans-serif' });
  Object.assign(details.style, { margin: '0', whiteSpace: 'pre-wrap' });
  root.replaceChildren(box, document.createElement('slot'));
  const nothing = () => undefined;
  return {
    render: nothing,
    addStyles: nothing,
    end: () => root.replaceChildren(document.createElement('slot')),
  };
}
