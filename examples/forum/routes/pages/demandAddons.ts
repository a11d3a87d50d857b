/** Whoever switches on an add-on that is not built hears it at once, not by a page that lacks it. */
export function demandAddons(keys: readonly string[], built: object | undefined): void {
  const unknown = built && keys.find((key) => !Object.hasOwn(built, key));
  if (unknown === undefined) return;
  throw new Error(`INLAY_ADDONS may name ${Object.keys(built ?? {}).join(', ')}, not "${unknown}".`);
}
