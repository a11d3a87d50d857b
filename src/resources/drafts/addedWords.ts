/** What somebody has put into a text, in whole words; of markup none that stood there. */
export function addedWords(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const behind = after.length - end;
  const added = after.slice(start, behind);
  // A word that was begun or ended there is the whole of it.
  const head = /^\S/.test(added) ? /[^\s<>]*$/.exec(after.slice(0, start)) : '';
  const tail = /\S$/.test(added) ? /^[^\s<>]*/.exec(after.slice(behind)) : '';
  return added && `${head}${added}${tail}`.trim();
}
