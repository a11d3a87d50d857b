import './search-page.css';
import { useState } from 'react';
import { attributes, useCurrentUser } from '../../src/index';
import type { SearchPageProps } from './props';
import { SearchOfReader } from './SearchOfReader';

interface Props extends SearchPageProps {
  /** What the server put here. */
  printed?: Element;
}

/** Where results stand in the server's page: they stay until the first search here. */
const place = `[${attributes.slot}="results"]`;

/** The page of a search. It takes over the server's, which works without it: filters, sorts and pages come without a reload. */
export function SearchPage({ printed, ...props }: Props) {
  const { userID } = useCurrentUser();
  const [printedFor] = useState(userID);
  const [nodes] = useState(() => [...(printed?.querySelector(place)?.childNodes ?? [])]);
  // Another reader may not see what was found for the one before.
  return (
    <SearchOfReader key={userID} {...props} userID={userID} printed={printedFor === userID ? nodes : none} />
  );
}

const none: readonly Node[] = [];
