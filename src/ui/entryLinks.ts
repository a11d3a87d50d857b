import { eventNames } from '../contract/events';
import { entryLink, entryTarget } from '../safe/entryLink';
import { siteLink } from '../safe/siteLink';
import type { Ui } from './UiContext';

/** What a link to sign in or to register is given. */
interface EntryLink {
  href: string;
  /** Brings the address up to date just before it is used: pages add parameters and change their own address late. */
  ref(link: HTMLAnchorElement | null): void;
}

/**
 * The ways to sign in and to register as they are configured, which come back to where the reader is. An administrator's
 * own sign-in may stand on any site; null without one, or for an address that is not a page.
 */
export function entryLinks(ui: Ui): { signIn: EntryLink | null; register: EntryLink | null } {
  return { signIn: linkTo(ui, ui.meta.signInUrl), register: linkTo(ui, ui.meta.registrationUrl) };
}

function linkTo({ home, site, urls, window }: Ui, configured: string): EntryLink | null {
  const url = configured.trim() === '' ? null : siteLink(configured, site, urls());
  if (!url?.startsWith('http')) return null;
  const withParameters = (parameters: Readonly<Record<string, unknown>>) =>
    entryLink(url, entryTarget(urls().page ?? home, home, [site.basePath, ...site.slugs]), parameters);
  return {
    href: withParameters({}),
    ref(link) {
      // As properties: each render gives another one, which takes the place of the last.
      if (link)
        link.onfocus =
          link.onpointerdown =
          link.onclick =
            () => {
              const parameters = {};
              window.document.dispatchEvent(
                new CustomEvent(eventNames.entryLink, { detail: { parameters } }),
              );
              link.href = withParameters(parameters);
            };
    },
  };
}
