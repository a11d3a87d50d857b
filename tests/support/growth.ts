/**
 * Times longer that sixteen times as much takes at once: 16 is linear, 256 quadratic. Sixteen runs of the small size stand
 * beside one of the large, so that memory and compiling weigh on both alike; the best of three each. In processor time of
 * this process, since others may have the machine; what takes less than a millisecond counts as one. The system's part
 * belongs to it: only the sum of both is counted, and a tick of the clock that met the system takes milliseconds off the other.
 */
export async function growth(run: (size: number) => unknown, size: number): Promise<number> {
  const best = async (each: number, runs: number) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const start = process.cpuUsage();
      for (let count = 0; count < runs; count++) await run(each);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
    }
    return Math.max(1, Math.min(...times));
  };
  const small = await best(size, 16);
  return (16 * (await best(16 * size, 1))) / small;
}

/** Well between linear and quadratic. */
export const linear = 80;
