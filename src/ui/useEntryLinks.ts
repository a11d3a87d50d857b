import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { eventNames } from '../contract/events';
import { entryUrl } from './entryUrl';
import { useUi } from './UiContext';

type Use = FocusEvent<HTMLAnchorElement> | MouseEvent<HTMLAnchorElement> | PointerEvent<HTMLAnchorElement>;

interface EntryLink {
  href: string;
  /** Bring the address up to date just before it is used: pages add parameters and change their own address late. */
  onFocus(event: Use): void;
  onPointerDown(event: Use): void;
  onClick(event: Use): void;
}

/** Sign-in and register links that come back to where the reader is. Null where the forum has no such page. */
export function useEntryLinks(): { signIn: EntryLink | null; register: EntryLink | null } {
  const ui = useUi();
  const { meta, window } = ui;
  const parametersOf = () => {
    const parameters: Record<string, unknown> = {};
    window.document.dispatchEvent(new CustomEvent(eventNames.entryLink, { detail: { parameters } }));
    return parameters;
  };
  const make = (configured: string): EntryLink | null => {
    const href = entryUrl(ui, configured);
    if (href === null) return null;
    const renew = ({ currentTarget }: Use) => {
      currentTarget.href = entryUrl(ui, configured, parametersOf()) ?? href;
    };
    return {
      href,
      onFocus: renew,
      onPointerDown: renew,
      onClick: renew,
    };
  };
  return { signIn: make(meta.signInUrl), register: make(meta.registrationUrl) };
}
