import { useState } from 'react';
import { useCurrentUser, lazyImport } from '../../src/index';
import { useLookupLayoutQuery } from '../../src/resources/layouts';
import { lazyPart } from '../../src/ui/lazyPart';
import { Loader } from '../../src/ui/Loader';
import { PageError } from '../../src/ui/PageError';
import { Printed } from '../../src/ui/Printed';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { LayoutPage } from './LayoutPage';
import type { LayoutProps } from './props';
import { useLayoutQuery } from './useLayoutQuery';
import { useWarmFiles } from './useWarmFiles';
import './layout.css';

const AfterAnswer = lazyPart(
  () => lazyImport(() => import('./AfterAnswer')).then((part) => part.AfterAnswer),
  {
    name: 'Layout',
  },
);

interface Props extends LayoutProps {
  /** What the server put here. */
  printed?: { childNodes: Iterable<Node> };
}

/**
 * A page that the server keeps as a layout: which widgets stand in which columns. Until its visible part is loaded,
 * the server's HTML stays.
 */
export function Layout({ printed, title, ...props }: Props) {
  const { userID: readerID } = useCurrentUser();
  const { t } = useLocale();
  const { meta } = useUi();
  // A layout made for another user is not shown to this one.
  const asked = useLayoutQuery(props);
  const query = { ...asked, readerID };
  const { currentData: data, error, isFetching, refetch } = useLookupLayoutQuery(query);
  const [printedFor] = useState(readerID);
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  useWarmFiles(asked, nodes.length === 0 && isFetching && !data);
  const [arrived, setArrived] = useState<unknown>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (problem !== null || (!data && (error || !isFetching))) {
    const status = error && 'status' in error ? Number(error.status) : 500;
    return (
      <PageError
        failure={problem === null ? { status } : { render: t(problem) }}
        isGuest={readerID === 0}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const hasArrived = data === arrived;
  const isOwn = nodes.length > 0 && printedFor === readerID;
  return (
    <>
      {!hasArrived && (isOwn ? <Printed nodes={nodes} /> : <Loader />)}
      {data && 'nodes' in data && (
        <LayoutPage
          key={readerID}
          layout={data}
          title={data.title ?? title}
          hasArrived={hasArrived}
          onArrived={setArrived}
        />
      )}
      {data && (meta.context.debug || 'redirectTo' in data) && (
        <AfterAnswer answer={data} onProblem={setProblem} />
      )}
    </>
  );
}
