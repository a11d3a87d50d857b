import type { DOMPurify } from 'dompurify';
import { lazyImport } from '../contract/lazyImport';
import { allowedHtml } from './allowedHtml';
import { disarm } from './disarm';
import { safeUrl } from './safeUrl';
import type { UrlOptions } from './safeUrl';
import { cutText } from './cutText';

/** HTML in, harmless nodes out. */
export interface SafeHtml {
  /** Nodes to append. They are never turned back into text, because a second parsing is where mutations hide. */
  fragment(html: string): DocumentFragment;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string>,
  ): never;
}

export interface SafeHtmlDeps {
  window: Window & typeof globalThis;
  /** Where the links and pictures in it may lead; pictures come from `hosts`. */
  urls: () => UrlOptions;
}

/** Characters; sanitising more would hold the page up for longer than a reader notices nothing. */
export const longest = 300_000;

/**
 * The one way into HTML, once per page: the sanitiser comes with the first call. Its parser is reached through a policy
 * that passes everything on; that policy never leaves this closure, so only the sanitiser can use it. Without both hooks
 * set, DOMPurify would make a policy of its own, which the page's CSP forbids.
 */
export function createSafeHtml({ window, urls }: SafeHtmlDeps): () => Promise<SafeHtml> {
  let loading: Promise<SafeHtml> | undefined;

  const load = async (): Promise<SafeHtml> => {
    const { default: createPurifier } = await lazyImport(() => import('dompurify'));
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('inlay', {
      createHTML: (html) => html,
      // Nothing that loads script is in the list of allowed tags.
      createScriptURL: () => '',
    });
    const purifier = createPurifier(window);
    purifier.addHook('afterSanitizeAttributes', (node) => tame(node, urls()));
    const config = policy ? { ...allowedHtml, TRUSTED_TYPES_POLICY: policy } : allowedHtml;
    return { fragment: (html) => sanitize(purifier, disarm(cutText(html, longest)), config) };
  };

  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

const sanitize = (purifier: DOMPurify, html: string, config: object) =>
  purifier.sanitize(html, config) as unknown as DocumentFragment;

/** Links and pictures go where `safeUrl` lets them, and class names cannot dress up as parts of ours. */
function tame(node: Element, urls: UrlOptions): void {
  const foreign = (name: string) => !/^(inl-|js-)/i.test(name);
  if (node.hasAttribute('class')) node.setAttribute('class', [...node.classList].filter(foreign).join(' '));
  if (node.hasAttribute('href')) {
    const href = safeUrl('user', node.getAttribute('href'), urls);
    if (href === null) node.removeAttribute('href');
    else {
      node.setAttribute('href', href);
      if (!href.startsWith(`${urls.origin}/`)) node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
  }
  if (node.localName !== 'img') return;
  const src = safeUrl('asset', node.getAttribute('src'), urls);
  if (src === null) return node.remove();
  node.setAttribute('src', src);
  node.setAttribute('loading', 'lazy');
  // The address of a private discussion stays here.
  node.setAttribute('referrerpolicy', 'strict-origin');
}
