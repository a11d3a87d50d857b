export type Urgency = 'polite' | 'assertive';

/** Speaks to screen readers. */
export interface Announcer {
  announce(text: string, urgency?: Urgency): void;
  /** The live regions; a modal dialog must not make them inert. */
  elements(): Element[];
  dispose(): void;
}

/** Screen readers only speak what changes in a region they have already seen, milliseconds. */
const settling = 150;
/** Long enough to be read, milliseconds. */
const lifetime = 10_000;

/**
 * Two live regions per page, put into `home` with the first message. Every message is a node of its own: the same text
 * twice are spoken twice, and one message does not cut off another.
 */
export function createAnnouncer({ window, home }: { window: Window; home(): HTMLElement }): Announcer {
  const regions = new Map<Urgency, HTMLElement>();
  const timers = new Set<number>();
  let readyAt = 0;

  const later = (milliseconds: number, run: () => void) => {
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      run();
    }, milliseconds);
    timers.add(timer);
  };

  function ensure(): void {
    const root = home();
    if (regions.get('polite')?.isConnected) return;
    for (const urgency of ['polite', 'assertive'] as const) {
      const region = window.document.createElement('div');
      region.className = 'inl-hidden';
      region.setAttribute('aria-live', urgency);
      region.setAttribute('aria-atomic', 'false');
      regions.get(urgency)?.remove();
      regions.set(urgency, region);
      root.append(region);
    }
    readyAt = Date.now() + settling;
  }

  return {
    announce(text, urgency = 'polite') {
      if (text.trim() === '') return;
      ensure();
      later(Math.max(0, readyAt - Date.now()), () => {
        const line = window.document.createElement('p');
        line.textContent = text;
        regions.get(urgency)!.append(line);
        later(lifetime, () => line.remove());
      });
    },
    elements: () => [...regions.values()],
    dispose() {
      for (const timer of timers) window.clearTimeout(timer);
      timers.clear();
      for (const region of regions.values()) region.remove();
      regions.clear();
    },
  };
}
