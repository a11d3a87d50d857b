/** A forum's path on its host, `/forum`, without a slash at its end; never something that could name another host. */
export function hostPath(value: unknown): string {
  const path = typeof value === 'string' ? value.replace(/\/+$/, '') : '';
  return /^(\/[\w.~-]+)*$/.test(path) ? path : '';
}
