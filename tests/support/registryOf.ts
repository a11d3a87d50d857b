import type { Entry } from '../../src/contract/loader';
import { createRegistry } from '../../src/registry/createRegistry';

/** A registry of widgets that have facts and no code. */
export function registryOf(...facts: Entry['facts'][]) {
  const registry = createRegistry(() => undefined);
  registry.addFirst(
    facts.map((each) => ({ facts: each, load: () => Promise.reject(new Error('no code in this test')) })),
  );
  return registry;
}
