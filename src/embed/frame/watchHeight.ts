/** Tells how tall the page's content is whenever it grows or shrinks. */
export function watchHeight(window: Window & typeof globalThis, tell: (height: number) => void) {
  const { document } = window;
  let told = -1;
  let observers: { disconnect(): void }[] = [];
  let scheduled = 0;
  const measure = () => {
    scheduled = 0;
    const { body } = document;
    // What hangs over the page's end (a menu, a list of suggestions) belongs to it while it is open.
    const layer = [...document.querySelectorAll('.inl-layer > *')].map(
      (part) => part.getBoundingClientRect().bottom + window.scrollY,
    );
    const modal = document.querySelector('.inl-modal:not([hidden])');
    const { marginTop, marginBottom } = window.getComputedStyle(body);
    const own = body.scrollHeight + parseFloat(marginTop) + parseFloat(marginBottom);
    const height = Math.ceil(modal ? own : Math.max(own, ...layer));
    if (height !== told) tell((told = height));
  };
  // After this frame's layout and in front of its drawing: the host follows in the next one.
  const schedule = () => void (scheduled ||= window.requestAnimationFrame(measure));
  return {
    start() {
      if (observers.length > 0) return;
      const sizes = new window.ResizeObserver(schedule);
      sizes.observe(document.documentElement);
      sizes.observe(document.body);
      // Content that leaves the flow changes no size, only the tree or its attributes.
      const tree = new window.MutationObserver(schedule);
      tree.observe(document.body, { subtree: true, childList: true, attributes: true });
      observers = [sizes, tree];
      document.addEventListener('load', schedule, true);
      told = -1;
      schedule();
    },
    stop() {
      window.cancelAnimationFrame(scheduled);
      scheduled = 0;
      document.removeEventListener('load', schedule, true);
      observers.forEach((observer) => observer.disconnect());
      observers = [];
    },
  };
}
