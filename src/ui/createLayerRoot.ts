/** The one place in a page that flyouts, dialogs and tooltips are put into. */
export interface LayerRoot {
  /** The root, in the page and in the top layer. */
  element(): HTMLElement;
  /** Keeps the root above the page while something is open in it; answers the function that lets go. */
  hold(): () => void;
  /** Puts in what stays usable whatever dialog is open. */
  keep(element: HTMLElement): void;
  kept(): Element[];
  dispose(): void;
}

interface Deps {
  window: Window & typeof globalThis;
  direction: 'ltr' | 'rtl';
  language: string;
}

/**
 * A `popover="manual"` that catches no pointer itself: no z-index, overflow or transform of the host can cover or clip
 * its content. A modal `<dialog>` of the host makes everything outside itself inert, so the root moves into it.
 */
export function createLayerRoot({ window, direction, language }: Deps): LayerRoot {
  const { document } = window;
  let root: HTMLElement | undefined;
  let holders = 0;
  const lasting = new Set<HTMLElement>();
  const observer = new window.MutationObserver(() => place());

  function place(raise = false): void {
    if (!root) return;
    const parent = openDialog(document) ?? document.body;
    const moves = root.parentElement !== parent;
    if (!moves && !raise && isOpen(root)) return;
    const focused = root.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    if (moves) parent.append(root);
    withoutZoom(root, parent);
    // The last shown popover is on top: popovers that the host opened meanwhile must not cover ours.
    if (isOpen(root)) root.hidePopover();
    root.showPopover?.();
    focused?.focus({ preventScroll: true });
  }

  function element(): HTMLElement {
    if (!root) {
      root = document.createElement('div');
      root.className = 'inl-layer inl-root';
      root.setAttribute('popover', 'manual');
      root.dir = direction;
      root.lang = language;
    }
    place();
    return root;
  }

  return {
    element,
    hold() {
      element();
      holders += 1;
      place(true);
      if (holders === 1) {
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['open'],
        });
      }
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        holders -= 1;
        if (holders === 0) observer.disconnect();
      };
    },
    keep(kept) {
      lasting.add(kept);
      element().append(kept);
    },
    kept: () => [...lasting],
    dispose() {
      observer.disconnect();
      root?.remove();
      root = undefined;
    },
  };
}

/** Undoes what the host zooms: positions are computed in pixels of the window, and apply in pixels of the root. */
function withoutZoom(root: HTMLElement, parent: Element): void {
  const { currentCSSZoom: zoom = 1 } = parent as { currentCSSZoom?: number };
  // Important, since the shield takes away what it does not know.
  root.style.setProperty('zoom', zoom === 1 ? '' : `${1 / zoom}`, 'important');
  if (root.style.length === 0) root.removeAttribute('style');
}

function openDialog(document: Document): Element | null {
  return [...document.querySelectorAll('dialog[open]')].filter(isModal).at(-1) ?? null;
}

function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    // Browsers without `:modal` have no other way to tell; inside a plain dialog the root works as well.
    return true;
  }
}

function isOpen(root: HTMLElement): boolean {
  try {
    return root.matches(':popover-open');
  } catch {
    // Browsers without popovers show the root in its place, by z-index.
    return false;
  }
}
