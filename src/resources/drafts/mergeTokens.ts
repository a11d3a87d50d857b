/** Beyond so many pairs, comparing them takes too long for each key: all between the ends that agree is new then. */
const limit = 1_000_000;

interface Keyed {
  key: string;
  opens?: object;
}

/**
 * What two have made of one row, each without knowing of the other: what either has put in stands there once, and what either
 * has taken out does not. In one place the `first`'s comes first: what goes on with a line, and then what begins others.
 */
export function mergeTokens<Token extends Keyed>(base: Token[], first: Token[], second: Token[]): Token[] {
  const [one, two] = [changesOf(base, first), changesOf(base, second)];
  return [...base, null].flatMap((token, index) => {
    const puts = [one.put[index] ?? [], two.put[index] ?? []];
    const parts = puts.map((put) => {
      const line = put.findIndex(({ opens }) => opens);
      return line < 0 ? [put, []] : [put.slice(0, line), put.slice(line)];
    });
    const both = [0, 1].flatMap((part) => parts.flatMap((each) => each[part]!));
    return token && !one.gone.has(index) && !two.gone.has(index) ? [...both, token] : both;
  });
}

interface Changes<Token> {
  /** What was put in front of each of the base's. */
  put: Record<number, Token[]>;
  gone: Set<number>;
}

function changesOf<Token extends Keyed>(base: Token[], now: Token[]): Changes<Token> {
  const isSame = (one: number, other: number) => base[one]?.key === now[other]?.key;
  let start = 0;
  while (start < base.length && start < now.length && isSame(start, start)) start += 1;
  let [baseEnd, nowEnd] = [base.length, now.length];
  while (baseEnd > start && nowEnd > start && isSame(baseEnd - 1, nowEnd - 1)) {
    baseEnd -= 1;
    nowEnd -= 1;
  }
  const width = nowEnd - start + 1;
  const isLong = (baseEnd - start + 1) * width > limit;
  // How many both have in common from there on, in their order.
  const common = new Uint32Array(isLong ? 0 : (baseEnd - start + 1) * width);
  const cell = (one: number, other: number) => (one - start) * width + other - start;
  if (!isLong)
    for (let one = baseEnd - 1; one >= start; one -= 1)
      for (let other = nowEnd - 1; other >= start; other -= 1)
        common[cell(one, other)] = isSame(one, other)
          ? common[cell(one + 1, other + 1)]! + 1
          : Math.max(common[cell(one + 1, other)]!, common[cell(one, other + 1)]!);

  const changes: Changes<Token> = { put: {}, gone: new Set() };
  let [one, other] = [start, start];
  while (one < baseEnd || other < nowEnd) {
    if (!isLong && one < baseEnd && other < nowEnd && isSame(one, other)) {
      one += 1;
      other += 1;
    } else if (
      other < nowEnd &&
      (one === baseEnd || isLong || common[cell(one, other + 1)]! >= common[cell(one + 1, other)]!)
    ) {
      (changes.put[one] ??= []).push(now[other]!);
      other += 1;
    } else {
      changes.gone.add(one);
      one += 1;
    }
  }
  return changes;
}
