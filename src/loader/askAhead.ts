/**
 * Asks for modules side by side, behind all that the page itself needs, and without evaluating them: their importers find
 * them there. Each in a turn of its own, since asking for one takes a phone as long as a small task does.
 */
export async function askAhead(
  files: Iterable<string>,
  nonce: string,
  folder = new URL('.', import.meta.url).href,
): Promise<void> {
  for (const file of new Set(files)) {
    const link = Document.prototype.createElement.call(document, 'link') as HTMLLinkElement;
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.nonce = nonce;
    link.href = `${folder}${file}.js`;
    document.head.append(link);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
