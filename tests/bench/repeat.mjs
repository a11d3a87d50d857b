import { medians } from './statistics.mjs';

/** The medians of several runs of one measurement. */
export async function repeat(times, measure) {
  const runs = [];
  for (let i = 0; i < times; i += 1) runs.push(await measure());
  return medians(runs);
}
