import { useEffect, useMemo, type ReactNode } from 'react';
import { attributes } from '../../src/index';
import { contextAttribute, readContexts, type LayoutContext } from '../../src/resources/layoutContexts';
import type { LayoutNode } from '../../src/resources/layouts';
import { useUi } from '../../src/ui/UiContext';

/**
 * What a layout stands in: an element around it for each context, the first of which is the innermost. What is no context is
 * reported, and left out.
 */
export function Contexts({ nodes, children }: { nodes: readonly LayoutNode[]; children: ReactNode }) {
  const { report } = useUi();
  const { contexts, problems } = useMemo(() => readContexts(nodes), [nodes]);
  useEffect(() => {
    for (const why of problems)
      report({ widget: 'Layout', element: null, phase: 'props', error: new Error(why) });
  }, [report, problems]);
  return <Markers contexts={contexts}>{children}</Markers>;
}

/** One after the other, so that any of them may be missing. */
export function Markers({ contexts, children }: { contexts: readonly LayoutContext[]; children: ReactNode }) {
  return contexts.reduce<ReactNode>(
    (inner, { name, props }) => (
      <div
        className="inl-layout__context"
        {...{ [contextAttribute]: name, [attributes.props]: JSON.stringify(props) }}
      >
        {inner}
      </div>
    ),
    children,
  );
}
