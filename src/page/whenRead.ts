const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves once the page has been read to its end, in a turn of its own; `null` for a page that has been already. */
export function whenRead(): Promise<unknown> | null {
  if (document.readyState !== 'loading') return null;
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', resolve, { once: true }),
  ).then(turn);
}
