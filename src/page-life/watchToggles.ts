import { readToggles, toggleAttribute, toggleSelector, writeToggles } from '../contract/toggles';

/** Opens the toggles of posts that the address names, and keeps it up to date as they are opened and closed. */
export function watchToggles({ document, location, history }: Window): void {
  const all = () => [...document.querySelectorAll<HTMLDetailsElement>(toggleSelector)];
  const named = readToggles(location.search);
  if (named.size > 0) for (const toggle of all()) if (named.has(nameOf(toggle))) toggle.open = true;
  // It does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(toggleSelector)) return;
      const open = new Set(all().flatMap((toggle) => (toggle.open ? [nameOf(toggle)] : [])));
      const search = writeToggles(location.search, [...open]);
      if (search !== location.search)
        history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    },
    true,
  );
}

const nameOf = (toggle: Element) => toggle.getAttribute(toggleAttribute)!;
