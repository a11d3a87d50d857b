import { memo, type ComponentType } from 'react';
import { readLayoutNodes, type LayoutNode } from '../../src/resources/layouts';
import type { sections } from './sections';

interface Props {
  name: string;
  columns: (typeof sections)[string];
  /** Of the section: its widgets, by the names of their places, and how it looks. */
  props: Readonly<Record<string, unknown>>;
  /** Draws what stands in it. */
  Nodes: ComponentType<{ nodes: readonly LayoutNode[] }>;
}

/**
 * Columns that stand beside each other where there is room, and below each other as they are read where there is none. Its
 * nodes are read from its props: once, or each would be another than before, and its tag printed anew.
 */
export const Section = memo(function Section({ name, columns, props, Nodes }: Props) {
  const known = new Set(columns.flatMap(({ slots }) => slots));
  const nodesOf = (slots: readonly string[]) => slots.flatMap((slot) => readLayoutNodes(props[slot]));
  // Unknown slots, such as the one for breadcrumbs, are shown above: no content is lost.
  const above = nodesOf(Object.keys(props).filter((slot) => !known.has(slot)));
  const shown = columns
    .map(({ look, slots }) => ({ look, nodes: nodesOf(slots) }))
    .filter(({ nodes }) => nodes.length > 0);
  if (above.length + shown.length === 0) return null;
  return (
    <div className="inl-layout__section" data-look={lookOf(name, props)}>
      {above.length > 0 && (
        <div className="inl-layout__column">
          <Nodes nodes={above} />
        </div>
      )}
      <div
        className="inl-layout__columns"
        data-shape={shown.map(({ look }) => look).join(' ')}
        data-state={props.isInverted === true ? 'inverted' : undefined}
      >
        {shown.map(({ look, nodes }, index) => (
          <div key={index} className="inl-layout__column" data-look={look}>
            <Nodes nodes={nodes} />
          </div>
        ))}
      </div>
    </div>
  );
});

function lookOf(name: string, { isNarrow }: Props['props']): string | undefined {
  if (name === 'SectionFullWidth') return 'full';
  return isNarrow === true ? 'narrow' : undefined;
}
