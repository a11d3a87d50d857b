import { eventNames } from '../contract/events';

/**
 * Adds the page's sign-in parameters to a link that the server has printed; links that we render ask for them themselves.
 * `address`: where the link leads.
 */
export function addEntryParameters(link: Element, address: URL): void {
  if ((link as HTMLElement).onclick) return;
  const parameters: Record<string, unknown> = {};
  document.dispatchEvent(new CustomEvent(eventNames.entryLink, { detail: { parameters } }));
  // Where the reader comes back to is the server's to say.
  delete parameters.target;
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string' || typeof value === 'number') {
      address.searchParams.set(name, `${value}`);
      link.setAttribute('href', address.href);
    }
}
