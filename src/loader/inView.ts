/** Those of the elements that are in view; the browser says so with its next frame, at no cost of a layout. */
export function inView(elements: readonly Element[]): Promise<Set<Element>> {
  if (elements.length === 0) return Promise.resolve(new Set());
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(new Set(entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? target : []))));
    });
    for (const element of elements) observer.observe(element);
  });
}
