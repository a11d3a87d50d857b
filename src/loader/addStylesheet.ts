/**
 * Adds a stylesheet unless the page has it, and resolves when it is there. One that fails, which the browser logs, or
 * that takes longer than a second holds nobody up: the widget shows without it.
 */
export function addStylesheet(document: Document, href: string, nonce: string): Promise<unknown> {
  const file = href.slice(href.lastIndexOf('/') + 1);
  if (document.querySelector(`link[rel=stylesheet][href*="${file}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.nonce = nonce;
    link.onload = link.onerror = resolve;
    setTimeout(resolve, 1000);
    document.head.append(link);
  });
}
