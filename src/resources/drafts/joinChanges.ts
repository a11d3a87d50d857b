import type { Body, bodyTools, Join } from './joinBodies';

/**
 * Stored words of a change, with what was typed before they arrived. That began with `base`, whose own words are in both:
 * what was typed behind a paragraph's words stays with it, and only paragraphs that are new go behind the stored ones.
 * Null where the two cannot be told apart. Few have need of it, so that it is code of its own.
 */
export const joinChanges =
  ({ joinBodies, letters, nodesOf, textOf, withoutSpace }: typeof bodyTools): Join =>
  (stored, typed, base, isFirst = false) => {
    const isBase = textOf(base) === textOf(stored);
    const [before, after] = [nodesOf(base), nodesOf(typed)];
    if (!before || !after) return isBase ? typed : null;
    const known = new Set(['', ...before.map(letters), ...base.body.split('\n').map(withoutSpace)]);
    const theirs = nodesOf(stored) ?? [];
    let isWoven = false;
    const added = after.filter((node, index) => {
      const old = before[index];
      const isLike = (each: unknown) => changed(leafOf(old), leafOf(each)) !== null;
      // Paragraphs may have come in front of it.
      const same =
        theirs.find((each) => letters(each) === letters(old)) ?? [theirs[index], ...theirs].find(isLike);
      if (weave(isFirst, same, old, node)) {
        isWoven = true;
        return false;
      }
      if (!same && !theirs[index]) cut(old, node);
      return !known.has(letters(node));
    });
    const rich = (nodes: unknown[]): Body => ({ body: JSON.stringify(nodes), format: 'rich2' });
    // The page had printed the stored words, and somebody went on from there; but a space behind them may be theirs.
    if (isBase && !isFirst) return isWoven && typed.format === 'rich2' ? rich(after) : typed;
    const both = isWoven ? rich(theirs) : stored;
    return added[0] ? joinBodies(both, rich(added)) : both;
  };

/**
 * Puts together what two have made of one paragraph, each in one place of it; in the same place what was typed comes first,
 * for it may end a word, unless what was stored is to.
 */
function weave(isFirst: boolean, ...nodes: unknown[]): boolean {
  const [stored, base, typed] = nodes.map(leafOf);
  const [theirs, mine] = [changed(base, stored), changed(base, typed)];
  if (!theirs || !mine || typed!.text === base!.text) return false;
  const { length } = base!.text;
  const isBehind = mine.from >= theirs.to;
  if (!isBehind && theirs.from < mine.to) return false;
  stored!.text = typed!.text =
    isBehind && (isFirst || mine.from > theirs.from)
      ? stored!.text.slice(0, stored!.text.length + mine.from - length) + typed!.text.slice(mine.from)
      : typed!.text.slice(0, typed!.text.length + theirs.from - length) + stored!.text.slice(theirs.from);
  return true;
}

/** Leaves of a paragraph that is gone what has been written into it. */
function cut(...nodes: unknown[]): void {
  const [base, typed] = nodes.map(leafOf);
  const mine = changed(base, typed);
  if (mine)
    typed!.text = typed!.text.slice(mine.from, typed!.text.length + mine.to - base!.text.length).trimStart();
}

/** The place of one text that another has changed. Null where there is none, or one of which less than half is left. */
function changed(base: Leaf, leaf: Leaf): { from: number; to: number } | null {
  const [one, two] = [base?.text, leaf?.text];
  if (!one || typeof two !== 'string') return null;
  const alike = (back: boolean) => {
    let count = 0;
    const at = (text: string) => text.at(back ? ~count : count);
    while (count < one.length && at(one) === at(two)) count += 1;
    return count;
  };
  const from = alike(false);
  const to = Math.max(from, one.length - alike(true));
  return (to - from) * 2 > one.length ? null : { from, to };
}

type Leaf = { text: string } | null | undefined;

/** What bears the text of a paragraph that has one format; words of another machine may be anything. */
function leafOf(node: unknown): Leaf {
  const { children } = (node ?? {}) as { children?: Leaf[] };
  return children?.length === 1 ? children[0] : null;
}
