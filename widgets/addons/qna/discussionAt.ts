/** ID of the discussion that an address of this site leads to; null for any other. */
export function discussionAt(url: URL, origin = window.location.origin): number | null {
  if (url.origin !== origin) return null;
  const id = Number(/\/discussion\/(\d{1,9})(\/|$)/.exec(url.pathname)?.[1]);
  return id > 0 ? id : null;
}
