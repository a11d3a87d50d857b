import type { FormEvent, MouseEvent } from 'react';
import { isPlainPress } from '../../src/ui/pager/isPlainPress';
import { Printed } from '../../src/ui/Printed';
import { useUi } from '../../src/ui/UiContext';
import { readSearch, type Known, type Search } from './readSearch';

interface Props {
  nodes: readonly Node[];
  known: Known;
  go(search: Search): void;
}

/** The server's results: their pager leads to the next page without a reload. */
export function PrintedResults({ nodes, known, go }: Props) {
  const { window } = useUi();
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || !isPlainPress(event)) return;
    const url = new URL(link.href, window.location.href);
    if (url.origin !== window.location.origin || url.pathname !== window.location.pathname) return;
    event.preventDefault();
    go(readSearch(url.searchParams, known));
  };
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const fields = [...new FormData(event.target)].map(([name, value]) => [name, String(value)] as const);
    const params = new URLSearchParams(fields.map((field) => [...field]));
    // An empty field keeps the page.
    if (!/\d/.test(params.get('page') ?? '')) params.set('page', params.get('from') ?? '1');
    event.preventDefault();
    go(readSearch(params, known));
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what happens to the links in it
    <div onClick={onClick} onSubmit={onSubmit}>
      <Printed nodes={nodes} />
    </div>
  );
}
