import type { Cover } from './createCover';
import type { OwnStyles } from './createOwnStyles';
import { keepStaying } from './keepStaying';

/** Where a fragment lives: cut off from the page's styles, and the page from the fragment's. */
export interface Frame {
  /** What React renders into. */
  container: Element;
  addStyles(sheet: CSSStyleSheet): void;
  /** Lets children of the place with this `slot`, or those without, show where the fragment has a slot of that name. */
  openSlot(name: string): () => void;
  /** Takes the place over from its children. */
  show(): void;
  /** Gives the place back. */
  remove(): void;
}

interface Options {
  window: Window & typeof globalThis;
  ownStyles(): OwnStyles;
  cover: Cover;
  /** While pointer or focus is in there, menus of the fragment may leave the box. */
  opensOut: boolean;
  host: HTMLElement;
}

/**
 * Two shadow roots. The outer one shows either the place's own children or a box that nothing inside can leave: it is
 * what `position: fixed` refers to, and it clips. The inner one, in that box, holds the fragment with its styles, so that
 * even its `:host` rules stay in the box. The place's own children keep running in the page, unseen: what is in them
 * need not start again when they come back. What stays of them shows below the box, where no style of the fragment reaches it.
 */
export function createFrame({ window, ownStyles, cover, opensOut, host }: Options): Frame {
  const { document } = window;
  const outer = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  Object.assign(box.style, {
    contain: 'layout paint',
    // Focus rings at the edge would be cut off.
    overflowClipMargin: '4px',
    isolation: 'isolate',
    flex: '1 1 auto',
    minInlineSize: '0',
  });
  if (opensOut) {
    const sheet = new window.CSSStyleSheet();
    sheet.replaceSync('div:is(:hover,:focus-within){contain:layout!important}');
    outer.adoptedStyleSheets = [sheet];
  }
  const inside = box.appendChild(document.createElement('div'));
  const inner = inside.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  const { sheets, links } = ownStyles();
  inner.adoptedStyleSheets = sheets;
  inner.append(...links, container);
  outer.replaceChildren(document.createElement('slot'), box);
  let uncover: (() => void) | null = null;
  let shown = false;
  let builtIns = 0;
  const settle = () => {
    uncover?.();
    uncover = shown && builtIns === 0 ? keepStaying(host, cover) : null;
    // Of two slots the first one gets the children: one in the box goes before that below it.
    if (shown) outer.replaceChildren(box, ...(uncover ? [document.createElement('slot')] : []));
    else outer.replaceChildren(document.createElement('slot'));
  };
  return {
    container,
    addStyles: (sheet) => void (inner.adoptedStyleSheets = [...inner.adoptedStyleSheets, sheet]),
    openSlot(name) {
      const slot = document.createElement('slot');
      if (name) Object.assign(slot, { name, slot: name });
      inside.append(slot);
      const isBuiltIn = Number(name === '');
      builtIns += isBuiltIn;
      if (isBuiltIn) settle();
      return () => {
        slot.remove();
        builtIns -= isBuiltIn;
        if (isBuiltIn) settle();
      };
    },
    show() {
      shown = true;
      settle();
    },
    remove() {
      shown = false;
      settle();
    },
  };
}
