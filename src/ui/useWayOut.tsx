import type { ReactNode } from 'react';
import { parseUrl } from '../safe/parseUrl';
import { useUi } from './UiContext';

interface WayOut {
  link: { target?: '_blank'; rel?: string };
  /** Says at the end of the link's text what it does. */
  note: ReactNode;
}

/** How a configured link is shown: one that leaves the site opens a tab of its own, and says so. */
export function useWayOut(): (href: string | null | undefined) => WayOut {
  const { locale, urls } = useUi();
  return (href) => {
    const url = /^https?:/i.test(href ?? '') ? parseUrl(href!) : null;
    if (!url || url.origin === urls().origin) return { link: {}, note: null };
    return {
      link: { target: '_blank', rel: 'noopener noreferrer' },
      note: <span className="inl-hidden">{` (${locale.t('opens in a new tab')})`}</span>,
    };
  };
}
