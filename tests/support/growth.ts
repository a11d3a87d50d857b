/** Times longer that eight times as much takes, by the best of three each: 8 is linear, 64 quadratic. */
export async function growth(run: (size: number) => unknown, size: number): Promise<number> {
  const best = async (each: number) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const start = performance.now();
      await run(each);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const small = await best(size);
  return (await best(8 * size)) / small;
}

/** Between linear and quadratic, whatever else the machine does. */
export const linear = 24;
