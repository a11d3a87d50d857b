/**
 * What browsers have and jsdom lacks, so that no test has to fill the same gap twice. Everything here behaves as a
 * browser would with a viewport of `innerWidth` pixels in which every element is in view, unless `inView` says otherwise.
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { GapIntersectionObserver, GapResizeObserver } from './gapObservers';
import { GapMessageChannel } from './gapMessageChannel';
import { matchMedia } from './gapMatchMedia';
import { cloneData } from './gapStructuredClone';

const missing = (target: object, members: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
};

class GapPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
    this.isPrimary = init.isPrimary ?? true;
  }
}

class GapToggleEvent extends Event {
  readonly oldState: string;
  readonly newState: string;
  constructor(type: string, init: { oldState?: string; newState?: string } & EventInit = {}) {
    super(type, init);
    this.oldState = init.oldState ?? '';
    this.newState = init.newState ?? '';
  }
}

missing(globalThis, {
  TextEncoder,
  TextDecoder,
  structuredClone: cloneData,
  PointerEvent: GapPointerEvent,
  ToggleEvent: GapToggleEvent,
  ResizeObserver: GapResizeObserver,
  IntersectionObserver: GapIntersectionObserver,
  MessageChannel: GapMessageChannel,
  matchMedia,
  CSS: {
    supports: () => false,
    escape: (text: string) =>
      text.replace(
        /^\d|[^\w\u0080-\uffff-]/gu,
        (character) => `\\${character.codePointAt(0)!.toString(16)} `,
      ),
  },
  // A unit test that reaches the network is a defect of the test: it must hear so at once, not hang.
  fetch: () => Promise.reject(new TypeError('fetch: unit tests have no network')),
  requestIdleCallback: (run: IdleRequestCallback) =>
    setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
  cancelIdleCallback: (id: number) => clearTimeout(id),
});

missing(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  setPointerCapture() {},
  releasePointerCapture() {},
  hasPointerCapture: () => false,
  getAnimations: () => [],
  checkVisibility(this: Element) {
    const hidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).display === 'none' || hidden(element.parentElement));
    return this.isConnected && !hidden(this);
  },
});
missing(Document.prototype, { elementFromPoint: () => null, getAnimations: () => [] });
missing(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });
// jsdom has a scrollTo that only prints an error.
Object.defineProperty(window, 'scrollTo', { value() {}, writable: true, configurable: true });

const reflectBoolean = (name: string) => ({
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute(name);
  },
  set(this: HTMLElement, on: boolean) {
    this.toggleAttribute(name, Boolean(on));
  },
});
if (!('inert' in HTMLElement.prototype))
  Object.defineProperty(HTMLElement.prototype, 'inert', reflectBoolean('inert'));

missing(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('the dialog is open already', 'InvalidStateError');
    this.open = true;
  },
  close(this: HTMLDialogElement, value?: string) {
    if (!this.open) return;
    if (value !== undefined) this.returnValue = value;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});

const openPopovers = new WeakSet<Element>();
const turn = (element: HTMLElement, open: boolean) => {
  if (!element.hasAttribute('popover')) throw new DOMException('no popover attribute', 'NotSupportedError');
  if (openPopovers.has(element) === open) return;
  if (open) openPopovers.add(element);
  else openPopovers.delete(element);
  const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
  element.dispatchEvent(new GapToggleEvent('toggle', { oldState, newState }));
};
missing(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    turn(this, true);
  },
  hidePopover(this: HTMLElement) {
    turn(this, false);
  },
  togglePopover(this: HTMLElement, force?: boolean) {
    turn(this, force ?? !openPopovers.has(this));
    return openPopovers.has(this);
  },
});
const matches = Element.prototype.matches;
Element.prototype.matches = function (this: Element, selector: string) {
  return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
} as typeof matches;
