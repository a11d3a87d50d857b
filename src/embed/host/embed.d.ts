import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** Types of `<forum-embed>`, shipped beside `embed.js`: `import type {} from './embed'`, or in `types` of a tsconfig. */
export interface ForumEmbedEvents {
  ready: CustomEvent<{ path: string; title: string }>;
  navigate: CustomEvent<{ path: string; title: string }>;
  title: CustomEvent<{ title: string }>;
  signin: CustomEvent<{ path: string }>;
  /** Cancelable: the reader stays. */
  external: CustomEvent<{ url: string }>;
  scroll: CustomEvent<{ top: number }>;
  height: CustomEvent<{ height: number }>;
  runaway: CustomEvent<object>;
  error: CustomEvent<{ cause: 'offline' | 'blocked' | 'refused' | 'timeout' | 'version' | 'config' }>;
}

export interface ForumEmbedElement extends HTMLElement {
  addEventListener<Type extends keyof ForumEmbedEvents>(
    type: Type,
    listener: (event: ForumEmbedEvents[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(...args: Parameters<HTMLElement['addEventListener']>): void;
  /** Where the reader is in the forum; setting it goes there. */
  path: string;
  /**
   * Asked once when a guest comes: what your server signed about its reader, or null for none. Set it as a property, in
   * React too; it never stands in an address or in the page.
   */
  getToken?: (() => string | null | Promise<string | null>) | null;
  /** False when the path is none of the forum. */
  go(path: string): boolean;
  retry(): void;
}

/** What React 19 listens to on an element like this one: `onnavigate`, in the event's own spelling. */
type ForumEmbedHandlers = {
  [Type in keyof ForumEmbedEvents as `on${Type}`]?: (event: ForumEmbedEvents[Type]) => void;
};

export interface ForumEmbedAttributes extends ForumEmbedHandlers {
  src: string;
  path?: string;
  'deep-link'?: string;
  'page-title'?: string;
  height?: string | number;
  'min-height'?: string | number;
  'max-height'?: string | number;
  theme?: 'light' | 'dark';
  locale?: string;
  loading?: 'lazy';
  label?: string;
  getToken?: ForumEmbedElement['getToken'];
}

declare global {
  interface HTMLElementTagNameMap {
    'forum-embed': ForumEmbedElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'forum-embed': DetailedHTMLProps<HTMLAttributes<ForumEmbedElement>, ForumEmbedElement> &
        ForumEmbedAttributes;
    }
  }
}
