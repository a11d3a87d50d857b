interface NoticePart {
  words: string;
  /** A link to the page, else a button. */
  isLink?: boolean;
  press(): void;
}

export interface Notice {
  words: string;
  /** The page that the reader wanted. */
  url: string;
  /** Writes the address out, for readers to copy. */
  isSpelt?: boolean;
  /** What can be done. The first one gets the focus. */
  parts: NoticePart[];
}

/** Says something above the page, with ways on. Answers how to take it away. */
export function showNotice(document: Document, { words, url, isSpelt, parts }: Notice): () => void {
  const from = document.activeElement;
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, classes = '') => {
    const made = document.createElement(name);
    made.textContent = text;
    made.className = classes;
    return made;
  };
  const box = make('div', '', 'inl-embed-notice');
  box.setAttribute('role', 'alert');
  box.append(make('p', words));
  if (isSpelt) box.append(make('p', url, 'inl-embed-notice__address'));
  const made = parts.map(({ words: name, isLink, press }) => {
    const part = make(
      isLink ? 'a' : 'button',
      name,
      isLink ? 'inl-button inl-button--primary' : 'inl-button',
    );
    if (part instanceof HTMLAnchorElement)
      Object.assign(part, { href: url, target: '_blank', rel: 'noopener' });
    else part.setAttribute('type', 'button');
    part.addEventListener('click', (event) => {
      event.preventDefault();
      press();
    });
    box.append(part, ' ');
    return part;
  });
  document.body.prepend(box);
  made[0]?.focus({ preventScroll: true });
  return () => {
    box.remove();
    // The link that was clicked may have been the server's, in a widget that has been set in since.
    const isThere = from?.isConnected && from !== document.body;
    const back = isThere ? from : [...document.links].find(({ href }) => href === url);
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };
}
