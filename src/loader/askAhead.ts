/**
 * Asks for modules side by side, behind all that the page itself needs, and without evaluating them: their importers find
 * them there.
 */
export function askAhead(
  files: Iterable<string>,
  nonce: string,
  folder = new URL('.', import.meta.url).href,
): void {
  for (const file of new Set(files)) {
    const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.nonce = nonce;
    link.href = `${folder}${file}.js`;
    document.head.append(link);
  }
}
