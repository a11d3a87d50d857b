import { DomUtils, parseDocument } from 'htmlparser2';

/** What HTML says, without its markup, its scripts and its styles. */
export function plainText(html: string): string {
  const document = parseDocument(html);
  for (const hidden of DomUtils.getElementsByTagName((name) => /^(script|style)$/.test(name), document, true))
    DomUtils.removeElement(hidden);
  return DomUtils.innerText(document.children).replace(/\s+/g, ' ').trim();
}
