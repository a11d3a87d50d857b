import type { ComponentType } from 'react';
import { attributes } from '../../src/index';
import type { LayoutNode } from '../../src/resources/layouts';
import { Contexts } from './Contexts';
import { LayoutNodes, SingleNode } from './LayoutNodes';
import { LayoutParts } from './LayoutParts';
import { MissingWidget } from './MissingWidget';
import { DeviceContext } from './useDevice';
import { tagOf, useNodeFragment } from './printTag';

interface Props {
  nodes: readonly LayoutNode[];
  contexts: readonly LayoutNode[];
  /** They stand by themselves, in nothing of a layout. */
  isPart?: boolean;
  /**
   * A widget's HTML: final, or what its tag holds until it wakes, at the moment `when` if that is not the widget's own; null
   * where only a browser can draw it. `isUnknown` where no widget has that name, but an add-on's code still may.
   */
  print(
    node: LayoutNode,
  ): { html: string; isFinal: boolean; isHosts?: true; isUnknown?: true; when?: 'visible' } | null;
  Html: ComponentType<{ html: string; className?: string }>;
}

/** A layout in a server's page: final widgets are HTML that no code is fetched for, all others are tags. */
export function ServerLayout({ nodes, contexts, isPart, print, Html }: Props) {
  const Widget = ({ node }: { node: LayoutNode }) => {
    const printed = print(node);
    const fragment = useNodeFragment(node);
    if (printed?.html === '' && printed.isFinal && !fragment) return null;
    const { name, json } = tagOf(node);
    const isMissing = printed?.isUnknown && !fragment;
    const own = printed?.isFinal ? (
      <Html className={printed.isHosts ? undefined : 'inl-host inl-root'} html={printed.html} />
    ) : (
      <div
        {...{
          [attributes.widget]: name,
          [attributes.when]: isMissing ? 'visible' : printed?.when,
          [attributes.props]: json,
        }}
      >
        {isMissing ? (
          <MissingWidget name={name} why="Nothing on this page has registered a widget of this name." />
        ) : (
          printed && <Html html={printed.html} />
        )}
      </div>
    );
    if (!fragment) return own;
    return <div {...{ [attributes.fragment]: fragment, [attributes.props]: json }}>{own}</div>;
  };
  return (
    <LayoutParts value={{ Widget }}>
      <DeviceContext value="any">
        {isPart ? (
          nodes.map((node, index) => <SingleNode key={index} node={node} />)
        ) : (
          <div className="inl-layout">
            <Contexts nodes={contexts}>
              <LayoutNodes nodes={nodes} />
            </Contexts>
          </div>
        )}
      </DeviceContext>
    </LayoutParts>
  );
}
