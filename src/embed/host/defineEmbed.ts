import { createEmbed } from './createEmbed';
import type { EmbedHandle } from './embedHandle';
import { embedStyles } from './embedStyles';
import { frameUrl } from './frameUrl';
import { readOptions } from './readOptions';

const watched = [
  'src',
  'remote-url',
  'path',
  'initial-path',
  'theme',
  'locale',
  'label',
  'height',
  'min-height',
  'max-height',
];

/** Defines `<forum-embed>`, and `<vanilla-embed>` as deployed sites write it, once in a page however often the script comes. */
export function defineEmbed(window: Window & typeof globalThis): void {
  if (window.customElements.get('forum-embed')) return;
  let sheet: CSSStyleSheet | undefined;

  class ForumEmbed extends window.HTMLElement {
    static observedAttributes = watched;
    #embed: EmbedHandle | undefined;
    #near: IntersectionObserver | undefined;

    connectedCallback(): void {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      sheet ??= new window.CSSStyleSheet();
      sheet.replaceSync(embedStyles);
      root.adoptedStyleSheets = [sheet];
      this.#near?.disconnect();
      if (this.getAttribute('loading') !== 'lazy') return this.#start();
      this.#near = new window.IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#start(),
        { rootMargin: '300px' },
      );
      this.#near.observe(this);
    }

    #start(): void {
      this.#near?.disconnect();
      this.#embed ??= createEmbed(this, this.shadowRoot!, window);
    }

    disconnectedCallback(): void {
      this.#near?.disconnect();
      this.#embed?.stop();
      this.#embed = undefined;
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (!this.#embed || before === now) return;
      if (name === 'path' || name === 'initial-path') this.#embed.go(now || '/');
      else if (name === 'src' || name === 'remote-url') {
        this.disconnectedCallback();
        this.connectedCallback();
      } else this.#embed.refresh();
    }

    /** Where the reader is in the forum. */
    get path(): string {
      return this.#embed?.path() ?? readOptions(this).path;
    }
    /** Frameworks set attributes that are properties as properties. */
    set path(path: string) {
      this.setAttribute('path', path);
    }
    async go(path: unknown): Promise<void> {
      const { home } = readOptions(this);
      if (typeof path !== 'string' || !home || !frameUrl(home, path)) {
        const said = typeof path === 'string' ? `"${path}"` : `A value of type ${typeof path}`;
        throw new TypeError(
          `${said} is no path of the forum; one begins with a slash, as "/discussions" does.`,
        );
      }
      // Before it has begun, it begins there.
      if (this.#embed) this.#embed.go(path);
      else this.path = path;
    }
    retry(): void {
      this.#embed?.retry();
    }
    override focus(): void {
      this.#embed?.focus();
    }
  }
  // React sets as a property what it finds; a field would lose what was set before this script came.
  Object.assign(ForumEmbed.prototype, { getToken: null });
  window.customElements.define('forum-embed', ForumEmbed);
  // A class has one name.
  if (!window.customElements.get('vanilla-embed'))
    window.customElements.define('vanilla-embed', class extends ForumEmbed {});
}
