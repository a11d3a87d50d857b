import { useState } from 'react';
import { useCurrentUser } from '../../src/index';
import { useLookupLayoutQuery } from '../../src/resources/layouts';
import { Loader } from '../../src/ui/Loader';
import { PageError } from '../../src/ui/PageError';
import { Printed } from '../../src/ui/Printed';
import { LayoutPage } from './LayoutPage';
import type { LayoutProps } from './props';
import { Redirected } from './Redirected';
import { useLayoutQuery } from './useLayoutQuery';
import { useUnusedLayout } from './useUnusedLayout';
import './layout.css';

interface Props extends LayoutProps {
  /** What the server put here. */
  printed?: { childNodes: Iterable<Node> };
}

/**
 * A page that the server keeps as a layout: which widgets stand in which columns. Until it is here, what the server
 * printed stays.
 */
export function Layout({ printed, title, ...props }: Props) {
  const { userID: readerID } = useCurrentUser();
  // What was made for another reader is not shown to this one.
  const answer = useLookupLayoutQuery({ ...useLayoutQuery(props), readerID });
  const { currentData: data, error } = answer;
  const isLoading = answer.isFetching && data === undefined;
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  useUnusedLayout(!isLoading);
  const before = nodes.length > 0 ? <Printed nodes={nodes} /> : <Loader />;
  if (isLoading) return before;
  if (!data) {
    const status = error && 'status' in error ? Number(error.status) : 500;
    return <PageError failure={{ status }} isGuest={readerID === 0} />;
  }
  if ('redirectTo' in data) return <Redirected to={data.redirectTo}>{before}</Redirected>;
  return <LayoutPage layout={data} title={data.title ?? title} />;
}
