import { memo } from 'react';
import { readLayoutNodes } from '../../src/resources/layouts';
import { LayoutNodes } from './LayoutNodes';
import type { sections } from './sections';

interface Props {
  name: string;
  columns: (typeof sections)[string];
  /** Of the section: its widgets, by the names of their places, and how it looks. */
  props: Readonly<Record<string, unknown>>;
}

/**
 * Columns that stand beside each other where there is room. Its nodes are read from its props: once, or each would be
 * another than before, and its tag printed anew.
 */
export const Section = memo(function Section({ name, columns, props }: Props) {
  const known = new Set(columns.flatMap(({ slots }) => slots));
  // Unknown slots, such as the one for breadcrumbs, are shown above: no content is lost.
  const above = Object.keys(props).filter((slot) => !known.has(slot));
  const inOrder = props.isInverted === true ? [...columns].reverse() : columns;
  return (
    <div className="inl-layout__section" data-look={lookOf(name, props)}>
      <Column slots={above} props={props} look="above" />
      {inOrder.map(({ slots, look }, index) => (
        <Column key={index} slots={slots} props={props} look={look} />
      ))}
    </div>
  );
});

function lookOf(name: string, { isNarrow }: Props['props']): string | undefined {
  if (name === 'SectionFullWidth') return 'full';
  return isNarrow === true ? 'narrow' : undefined;
}

function Column({ slots, props, look }: { slots: readonly string[]; look: string } & Pick<Props, 'props'>) {
  const nodes = slots.flatMap((slot) => readLayoutNodes(props[slot]));
  if (nodes.length === 0) return null;
  return (
    <div className="inl-layout__column" data-look={look}>
      <LayoutNodes nodes={nodes} />
    </div>
  );
}
