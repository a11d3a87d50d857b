import type * as React from 'react';
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
   * Asked once when a guest comes: what your server signed about its reader, or null for none. A property, which React
   * sets from 19 on; it never stands in an address or in the page.
   */
  getToken?: (() => string | null | Promise<string | null>) | null;
  /** Rejects when the path is none of the forum. */
  go(path: string): Promise<void>;
  retry(): void;
}

/** React 19 listens on an element like this one (`onnavigate`, in the event's own spelling) and sets its properties. */
type ForumEmbedProperties = {
  [Type in keyof ForumEmbedEvents as `on${Type}`]?: (event: ForumEmbedEvents[Type]) => void;
} & Pick<ForumEmbedElement, 'getToken'>;
/** React 18 drops functions without a word: there they are set by a `ref`. */
type IgnoredProperties = { [Name in keyof ForumEmbedProperties]?: never };

export type ForumEmbedAttributes<Library = typeof React> = {
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
} & (Library extends { useActionState: unknown } ? ForumEmbedProperties : IgnoredProperties);

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
