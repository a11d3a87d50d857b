/** Resolves once the page has been painted with something in it; once it has loaded, where the browser does not say so. */
export function firstPaint(window: Window & typeof globalThis): Promise<unknown> {
  const { document, performance, PerformanceObserver } = window;
  const isPainted = performance.getEntriesByName?.('first-contentful-paint').length > 0;
  if (document.readyState === 'complete' || isPainted) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    // A page in a background tab is painted when somebody looks at it.
    if (PerformanceObserver?.supportedEntryTypes.includes('paint'))
      new PerformanceObserver((_, observer) => resolve(observer.disconnect())).observe({ type: 'paint' });
  });
}
