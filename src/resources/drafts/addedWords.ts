/** Beyond so many pairs of words, comparing them takes too long for each key: all between the ends that agree is new then. */
const limit = 2_000_000;

/** What somebody has put into a text, in whole words, each place a paragraph; of markup none that stood there. */
export function addedWords(before: string, after: string): string {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const isSame = (one: number, other: number) => old[one]?.[0] === now[other]?.[0];
  let start = 0;
  while (start < old.length && start < now.length && isSame(start, start)) start += 1;
  let [oldEnd, nowEnd] = [old.length, now.length];
  while (oldEnd > start && nowEnd > start && isSame(oldEnd - 1, nowEnd - 1)) {
    oldEnd -= 1;
    nowEnd -= 1;
  }
  const width = nowEnd - start + 1;
  const isLong = (oldEnd - start + 1) * width > limit;
  if (isLong) oldEnd = start;
  // How many words both have in common from there on, in their order.
  const common = new Uint16Array((oldEnd - start + 1) * width);
  const cell = (one: number, other: number) => (one - start) * width + other - start;
  for (let one = oldEnd - 1; one >= start; one -= 1)
    for (let other = nowEnd - 1; other >= start; other -= 1)
      common[cell(one, other)] = isSame(one, other)
        ? common[cell(one + 1, other + 1)]! + 1
        : Math.max(common[cell(one + 1, other)]!, common[cell(one, other + 1)]!);

  const places: { from: number; to: number; next: number }[] = [];
  for (let one = start, other = start; other < nowEnd;) {
    const isOld = one < oldEnd;
    if (isOld && isSame(one, other)) {
      one += 1;
      other += 1;
    } else if (isOld && common[cell(one + 1, other)]! >= common[cell(one, other + 1)]!) one += 1;
    else {
      const { index: from, 0: word } = now[other]!;
      const last = places.at(-1);
      const place = last?.next === other ? last : { from, to: 0, next: 0 };
      if (place !== last) places.push(place);
      other += 1;
      Object.assign(place, { to: from + word.length, next: other });
    }
  }
  return places.map(({ from, to }) => after.slice(from, to)).join('\n\n');
}

const wordsOf = (text: string) => [...text.matchAll(/<[^>]*>|[^\s<]+|</g)];
