import { useSyncExternalStore } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { eventNames } from '../contract/events';
import { entryLink, entryTarget } from '../safe/entryLink';
import { useSiteLink } from './useSiteLink';
import { useUi } from './UiContext';

type Use = FocusEvent<HTMLAnchorElement> | MouseEvent<HTMLAnchorElement> | PointerEvent<HTMLAnchorElement>;

interface EntryLink {
  href: string;
  /** Bring the address up to date just before it is used: pages add parameters and change their own address late. */
  onFocus(event: Use): void;
  onPointerDown(event: Use): void;
  onClick(event: Use): void;
}

const noStore = () => () => undefined;

/** Sign-in and register links that come back to where the reader is. Null where the forum has no such page. */
export function useEntryLinks(): { signIn: EntryLink | null; register: EntryLink | null } {
  const { meta, home, window } = useUi();
  const link = useSiteLink();
  const page = useSyncExternalStore(noStore, () => window.location.href);
  const parametersOf = () => {
    const parameters: Record<string, unknown> = {};
    window.document.dispatchEvent(new CustomEvent(eventNames.entryLink, { detail: { parameters } }));
    return parameters;
  };
  const make = (configured: string): EntryLink | null => {
    const url = configured.trim() === '' ? null : link(configured);
    if (url === null || !url.startsWith('http')) return null;
    const renew = ({ currentTarget }: Use) => {
      currentTarget.href = entryLink(url, entryTarget(window.location.href, home), parametersOf());
    };
    return {
      href: entryLink(url, entryTarget(page, home), {}),
      onFocus: renew,
      onPointerDown: renew,
      onClick: renew,
    };
  };
  return { signIn: make(meta.signInUrl), register: make(meta.registrationUrl) };
}
