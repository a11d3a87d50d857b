import { leavingLink } from '../../../src/safe/leavingLink';
import type { Words } from '../routes/pages/createWords';
import { escapeHtml } from './escapeHtml';
import { labelTables } from './labelTables';

export interface Shown extends Pick<Words, 't'> {
  /** Origin of the forum. */
  home: string;
  /** Hosts that readers go to without being asked. */
  trusted: readonly string[];
  /** Names of the toggles that the page's address opens. */
  open: ReadonlySet<string>;
}

/**
 * A stored post as a page shows it: spoilers with a name in the language of its reader, toggles open that the address names,
 * tables with their headers in each cell, and links to other sites by way of the page that names these.
 */
export function showPost(html: string, { t, home, trusted, open }: Shown): string {
  return labelTables(html)
    .replace(
      /<details class="spoiler">(?!\s*<summary\b)/g,
      (spoiler) => `${spoiler}<summary>${t('Spoiler')}</summary>`,
    )
    .replace(/<details data-toggleid="([\w-]+)"/g, (toggle, name: string) =>
      open.has(name) ? `${toggle} open` : toggle,
    )
    .replace(/(<a\b[^>]*?\shref=")(https?:[^"]*)"/gi, (link, before: string, href: string) => {
      const address = unescape(href);
      const leading = leavingLink(address, { home, trusted });
      return leading === address ? link : `${before}${escapeHtml(leading)}"`;
    });
}

/** Of what the sanitiser writes in an attribute. */
const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
