export interface Random {
  /** From 0 up to and without 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different items. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** A small generator (mulberry32): the same numbers on every machine, so that seeds and tests agree. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[between(0, list.length - 1)] as (typeof list)[number];
    },
    sample(list, count) {
      const rest = [...list];
      const taken: typeof rest = [];
      while (taken.length < count && rest.length > 0)
        taken.push(...rest.splice(between(0, rest.length - 1), 1));
      return taken;
    },
  };
}
