/**
 * Adds a stylesheet of the folder, named without `.css`, unless the page has it, and resolves when it is there. One
 * that fails, which the browser logs, or that takes longer than a second holds nobody up: the widget shows without it.
 */
export function addStylesheet(
  document: Document,
  folder: string,
  file: string,
  nonce: string,
): Promise<unknown> {
  if (document.querySelector(`link[rel=stylesheet][href*="${file}."]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `${folder}${file}.css`;
    link.nonce = nonce;
    link.onload = link.onerror = resolve;
    setTimeout(resolve, 1000);
    document.head.append(link);
  });
}
