import { use } from 'react';
import type { LayoutNode } from '../../src/resources/layouts';
import { WrittenPart } from '../../src/ui/WrittenPart';
import { Crumbs } from './Crumbs';
import { LayoutParts } from './LayoutParts';
import { MissingWidget } from './MissingWidget';
import { Section } from './Section';
import { sections } from './sections';
import { DeviceContext } from './useDevice';

/**
 * Widgets of a layout, one below the other. Those of another device are not in the page, and load nothing; a server, which does
 * not know the device, prints all, and its page shows those of its width.
 */
export function LayoutNodes({ nodes }: { nodes: readonly LayoutNode[] }) {
  const device = use(DeviceContext);
  return nodes.map(
    (node, index) =>
      (node.device === null || device === 'any' || node.device === device) && (
        <div
          key={index}
          className="inl-layout__node"
          data-device={device === 'any' ? (node.device ?? undefined) : undefined}
        >
          <SingleNode node={node} />
        </div>
      ),
  );
}

/** A widget, a section, or one of the few parts that layouts alone have. */
export function SingleNode({ node }: { node: LayoutNode }) {
  const { name, props } = node;
  const { Widget } = use(LayoutParts);
  if (Object.hasOwn(sections, name))
    return <Section columns={sections[name]!} props={props} name={name} Nodes={LayoutNodes} />;
  if (name === 'Breadcrumbs')
    return <Crumbs crumbs={props.children ?? props.crumbs} minimum={props.minimumCrumbCount} />;
  // Among the few parts that a layout alone may have: a tag of this name would let anybody who can print one write HTML.
  if (name === 'HtmlWidget') return <WrittenPart props={props} />;
  // What the server says in place of one that failed there.
  if (name === 'LayoutError')
    return <MissingWidget name={textIn(props.componentName)} why={textIn(props.message)} />;
  return <Widget node={node} />;
}

const textIn = (foreign: unknown): string => (typeof foreign === 'string' ? foreign : '');
