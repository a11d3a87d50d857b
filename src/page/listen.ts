/**
 * Listens to several events of the page before anybody else hears them. At the window: a picture in a post can take the
 * document's methods by their names, and never the window's.
 */
export function listen(types: string, listener: (event: Event) => void): void {
  for (const type of types.split(' ')) addEventListener(type, listener, true);
}
