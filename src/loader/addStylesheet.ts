/**
 * Adds a stylesheet of the folder, named without `.css`, and resolves when it is there; no promise when the page has it.
 * One that fails, which the browser logs, or that takes longer than a second holds nobody up: the widget shows without.
 */
export function addStylesheet(folder: string, file: string, nonce: string): unknown {
  return (
    Document.prototype.querySelector.call(document, `link[rel=stylesheet][href*="${file}."]`) ??
    new Promise((resolve) => {
      const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement;
      link.rel = 'stylesheet';
      link.href = `${folder}${file}.css`;
      link.nonce = nonce;
      link.onload = link.onerror = resolve;
      setTimeout(resolve, 1000);
      Document.prototype.querySelector.call(document, 'head')!.append(link);
    })
  );
}
