/**
 * Times longer that sixteen times as much takes, by the best of three each: 16 is linear, 256 quadratic. In processor time
 * of this process, since others may have the machine; what takes less than a millisecond counts as one.
 */
export async function growth(run: (size: number) => unknown, size: number): Promise<number> {
  const best = async (each: number) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const start = process.cpuUsage();
      await run(each);
      times.push(process.cpuUsage(start).user / 1000);
    }
    return Math.max(1, Math.min(...times));
  };
  const small = await best(size);
  return (await best(16 * size)) / small;
}

/** Well between linear and quadratic. */
export const linear = 80;
