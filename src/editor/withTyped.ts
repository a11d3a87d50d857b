/**
 * What the words in a text area stand for: themselves, or what they add to a rich2 document that it cannot show. They go
 * into its last paragraph, or behind what is none.
 * @param before what stood in the area when the document came, which has it at its end; undefined without a document
 */
export function withTyped(body: string, before: string | undefined, value: string): string {
  if (before === undefined) return value;
  // A space alone is no words, and is not in the document.
  const text = before.trim() && value.startsWith(before) ? value.slice(before.length) : value;
  try {
    const blocks = JSON.parse(body) as { type: string; children: { text?: string }[] }[];
    const last = blocks.at(-1);
    const leaf = last?.type === 'p' ? last.children.at(-1) : undefined;
    if (leaf?.text === undefined) blocks.push({ type: 'p', children: [{ text }] });
    else leaf.text += text;
    return JSON.stringify(blocks);
  } catch {
    // An invalid document is shown as plain text.
    return body + text;
  }
}
