import type { RenderLeafProps } from 'slate-react';

/** Text with its marks. */
export function RichLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let marked = children;
  if (leaf.code) marked = <code>{marked}</code>;
  if (leaf.bold) marked = <strong>{marked}</strong>;
  if (leaf.italic) marked = <em>{marked}</em>;
  if (leaf.underline) marked = <u>{marked}</u>;
  if (leaf.strikethrough) marked = <s>{marked}</s>;
  return <span {...attributes}>{marked}</span>;
}
