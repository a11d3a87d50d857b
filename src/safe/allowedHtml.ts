import type { Config } from 'dompurify';
import { toggleAttribute } from '../contract/toggles';

/**
 * What members' and administrators' HTML may consist of: text and its structure. No forms and no frames (they would
 * speak in the forum's name), no `style` (a fixed box can cover the page), no SVG or MathML (their parsing rules are
 * what mutation attacks are made of).
 */
export const allowedHtml: Config = {
  ALLOWED_TAGS:
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
      ' ',
    ),
  ALLOWED_ATTR:
    'alt class colspan datetime dir height href hreflang id lang open reversed rowspan scope src start title width'.split(
      ' ',
    ),
  ADD_ATTR: [toggleAttribute],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // `id=currentScript` must not become a property of the document.
  SANITIZE_NAMED_PROPS: true,
  // Text in elements that are not allowed stays readable.
  KEEP_CONTENT: true,
  RETURN_DOM_FRAGMENT: true,
};
