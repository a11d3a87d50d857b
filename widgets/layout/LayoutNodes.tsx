import { useContext } from 'react';
import type { LayoutNode } from '../../src/resources/layouts';
import { UserHtml } from '../../src/ui/UserHtml';
import { Crumbs } from './Crumbs';
import { Section } from './Section';
import { sections } from './sections';
import { DeviceContext } from './useDevice';
import { WidgetTag } from './WidgetTag';

/** Widgets of a layout, one below the other. Those of another device are not in the page, and load nothing. */
export function LayoutNodes({ nodes }: { nodes: readonly LayoutNode[] }) {
  const device = useContext(DeviceContext);
  return nodes.map(
    (node, index) =>
      (node.device === null || node.device === device) && (
        <div key={index} className="inl-layout__node">
          <Node node={node} />
        </div>
      ),
  );
}

function Node({ node }: { node: LayoutNode }) {
  const { name, props } = node;
  if (Object.hasOwn(sections, name)) return <Section columns={sections[name]!} props={props} name={name} />;
  if (name === 'Breadcrumbs') return <Crumbs crumbs={props.children ?? props.crumbs} />;
  // Among the few parts that a layout alone may have: a tag of this name would let anybody who can print one write HTML.
  if (name === 'HtmlWidget')
    return typeof props.html === 'string' && <UserHtml className="userContent" html={props.html} />;
  return <WidgetTag node={node} />;
}
