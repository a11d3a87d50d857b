/** Listens to several events of the document before anybody else hears them. */
export function listen(document: Document, types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) document.addEventListener(type, listener, true);
}
