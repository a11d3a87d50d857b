/** An enabled add-on that is not built fails at start, not on a page. */
export function demandAddons(keys: readonly string[], built: object | undefined): void {
  const unknown = built && keys.find((key) => !Object.hasOwn(built, key));
  if (unknown === undefined) return;
  throw new Error(`INLAY_ADDONS may name ${Object.keys(built ?? {}).join(', ')}, not "${unknown}".`);
}
