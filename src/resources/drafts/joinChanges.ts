import type { Body, bodyTools, Join } from './joinBodies';

/**
 * Stored words of a change, with what was typed before they arrived. That began with `base`, whose own words are in both:
 * what was typed behind a paragraph's words stays with it, and only paragraphs that are new go behind the stored ones.
 * Null where the two cannot be told apart. Few have need of it, so that it is code of its own.
 */
export const joinChanges =
  ({ joinBodies, letters, nodesOf, textOf, withoutSpace }: typeof bodyTools): Join =>
  (stored, typed, base) => {
    const isBase = textOf(base) === textOf(stored);
    const [before, after] = [nodesOf(base), nodesOf(typed)];
    if (!before || !after) return isBase ? typed : null;
    const known = new Set([...before.map(letters), ...base.body.split('\n').map(withoutSpace)]);
    const theirs = nodesOf(stored) ?? [];
    let isWoven = false;
    const added = after.filter((node, index) => {
      if (!weave(theirs[index], before[index], node)) return !known.has(letters(node));
      isWoven = true;
      return false;
    });
    const rich = (nodes: unknown[]): Body => ({ body: JSON.stringify(nodes), format: 'rich2' });
    // The page had printed the stored words, and somebody went on from there; but a space behind them may be theirs.
    if (isBase) return isWoven && typed.format === 'rich2' ? rich(after) : typed;
    const both = isWoven ? rich(theirs) : stored;
    return added[0] ? joinBodies(both, rich(added)) : both;
  };

/** Puts what was typed behind the words of a paragraph before what was stored behind them: it may end a word of them. */
function weave(...nodes: unknown[]): boolean {
  const [stored, base, typed] = nodes.map(leafOf);
  const isBoth =
    base?.text &&
    typed?.text !== base.text &&
    [stored, typed].every((leaf) => leaf?.text?.startsWith?.(base.text!));
  if (isBoth) typed!.text = stored!.text = typed!.text! + stored!.text!.slice(base.text!.length);
  return Boolean(isBoth);
}

/** What bears the text of a paragraph that has one format; words of another machine may be anything. */
function leafOf(node: unknown): { text?: string } | null | undefined {
  const { children } = (node ?? {}) as { children?: { text?: string }[] };
  return children?.length === 1 ? children[0] : null;
}
