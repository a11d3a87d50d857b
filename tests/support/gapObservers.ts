import { isInView, onViewChange } from './inView';

/** Sizes never change in jsdom: observing is allowed and nothing is ever reported. */
export class GapResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports as browsers do: once soon after `observe`, then whenever `inView` moves the element or what is around it. */
export class GapIntersectionObserver {
  readonly root: Element | Document | null;
  readonly rootMargin: string;
  readonly thresholds = [0];
  private readonly targets = new Set<Element>();
  private readonly queue = new Set<Element>();
  private stop: (() => void) | undefined;

  constructor(
    private readonly callback: IntersectionObserverCallback,
    options: IntersectionObserverInit = {},
  ) {
    this.root = options.root ?? null;
    this.rootMargin = options.rootMargin ?? '0px';
  }

  observe(target: Element) {
    this.stop ??= onViewChange((moved) => {
      for (const each of this.targets) if (moved.contains(each)) this.report(each);
    });
    if (this.targets.has(target)) return;
    this.targets.add(target);
    this.report(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
    this.queue.delete(target);
  }

  disconnect() {
    this.targets.clear();
    this.queue.clear();
    this.stop?.();
    this.stop = undefined;
  }

  takeRecords(): IntersectionObserverEntry[] {
    const entries = [...this.queue].map((target) => {
      const box = target.getBoundingClientRect();
      const isIntersecting = target.isConnected && isInView(target);
      return {
        target,
        isIntersecting,
        intersectionRatio: isIntersecting ? 1 : 0,
        boundingClientRect: box,
        intersectionRect: box,
        rootBounds: null,
        time: performance.now(),
      };
    });
    this.queue.clear();
    return entries;
  }

  private report(target: Element) {
    if (this.queue.size === 0) {
      queueMicrotask(() => {
        const entries = this.takeRecords();
        if (entries.length > 0) this.callback(entries, this as unknown as IntersectionObserver);
      });
    }
    this.queue.add(target);
  }
}
