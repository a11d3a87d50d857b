import { entryTarget } from '../safe/entryLink';
import { useSiteLink } from './useSiteLink';
import { useUi } from './UiContext';

interface SignOut {
  url: string;
  /**
   * What a form posts with: the key that proves whose page it is on, and where to go afterwards. Null where signing out
   * happens at another site, which gets a plain link and no key.
   */
  fields: Record<string, string> | null;
}

/** How to sign out of this forum; null without a sign-out URL. */
export function useSignOut(): SignOut | null {
  const { meta, home, section, site, window } = useUi();
  const link = useSiteLink();
  const url = link(meta.signOutUrl);
  if (url === null || !url.startsWith('http')) return null;
  if (new URL(url).origin !== new URL(home).origin) return { url, fields: null };
  const target = entryTarget(window.location.href, home, [site.basePath, ...site.slugs]);
  return {
    url,
    fields: { TransientKey: meta.transientKey, target: target ?? new URL(`${section}/`).pathname },
  };
}
