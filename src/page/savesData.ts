/** Readers who asked to save data, or have a network on which that is needed, fetch nothing ahead of their need. */
export function savesData({ navigator }: Window): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
