import { use, type ReactNode } from 'react';
import type { LayoutNode } from '../../src/resources/layouts';
import { useLocale } from '../../src/ui/useLocale';
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
          <Node node={node} />
        </div>
      ),
  );
}

function Node({ node }: { node: LayoutNode }) {
  const { name, props } = node;
  const { Widget, Written } = use(LayoutParts);
  if (Object.hasOwn(sections, name)) return <Section columns={sections[name]!} props={props} name={name} />;
  if (name === 'Breadcrumbs')
    return <Crumbs crumbs={props.children ?? props.crumbs} minimum={props.minimumCrumbCount} />;
  // Among the few parts that a layout alone may have: a tag of this name would let anybody who can print one write HTML.
  if (name === 'HtmlWidget') {
    if (typeof props.html !== 'string' || props.html === '') return null;
    const written = <Written html={props.html} />;
    return props.isAdvertisement === true ? <Advertisement>{written}</Advertisement> : written;
  }
  // What the server says in place of one that failed there.
  if (name === 'LayoutError')
    return <MissingWidget name={textIn(props.componentName)} why={textIn(props.message)} />;
  return <Widget node={node} />;
}

/** Says what it is: readers who hear the page must not take it for the forum's own. */
function Advertisement({ children }: { children: ReactNode }) {
  const { t } = useLocale();
  return <section aria-label={t('Advertisement')}>{children}</section>;
}

const textIn = (foreign: unknown): string => (typeof foreign === 'string' ? foreign : '');
