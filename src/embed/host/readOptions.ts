import { parseUrl } from '../../safe/parseUrl';

/** What the attributes of a `<forum-embed>` say, or by their other names of a `<vanilla-embed>`, each time anew: a host may change them whenever it likes. */
export function readOptions(element: HTMLElement) {
  const text = element.getAttribute.bind(element);
  const pixels = (name: string) => {
    const value = text(name);
    return value !== null && /^\d{1,6}(px)?$/.test(value) ? parseInt(value, 10) : null;
  };
  const src = text('src') ?? text('remote-url') ?? '';
  // Without one it would be the host's own page, in itself for ever.
  const home = src ? parseUrl(src, document.baseURI) : null;
  return {
    home: home && /^https?:$/.test(home.protocol) && !home.username ? home : null,
    path: text('path') || text('initial-path') || '/',
    /** Null: the host's address stays as it is; a name where several embeds share it. */
    deepLink: text('deep-link') ?? (element.localName === 'vanilla-embed' ? '' : null),
    theme: readTheme(element),
    locale: text('locale') ?? '',
    label: text('label') || 'Discussions',
    /** Null follows the page in the frame. */
    height: pixels('height'),
    min: pixels('min-height') ?? 150,
    max: pixels('max-height') ?? 200_000,
    /** `%s · Our site`; empty leaves the host's title alone. */
    titleTemplate: text('page-title') ?? '',
  };
}

/** As the host says, else as the page around the element is drawn; null leaves it to the reader's system. */
function readTheme(element: HTMLElement): 'light' | 'dark' | null {
  const said = element.getAttribute('theme');
  const found = said === 'light' || said === 'dark' ? said : getComputedStyle(element).colorScheme;
  return found === 'light' || found === 'dark' ? found : null;
}
