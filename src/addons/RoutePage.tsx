import { useEffect, useState } from 'react';
import { lazyImport } from '../contract/lazyImport';
import { Guarded } from '../ui/Guarded';
import { lazyPart } from '../ui/lazyPart';
import { Printed } from '../ui/Printed';
import { useUi } from '../ui/UiContext';
import { useExtensions } from '../ui/useExtensions';
import { findRoute } from './findRoute';

const PageError = lazyPart(async () => (await lazyImport(() => import('../ui/PageError'))).PageError, {
  name: 'RoutePage',
});

/** The page that an add-on shows at this address. */
export function RoutePage({ printed }: { printed?: Element }) {
  const ui = useUi();
  const { window, meta, report, locale } = ui;
  const found = findRoute(
    ui,
    useExtensions('routes').filter(({ view }) => view),
  );
  // A layout has a title of its own.
  const name = found && !found.route.layout ? locale.t(found.route.name) : null;
  const { siteName } = meta.ui;
  useEffect(() => {
    if (name === null) return;
    const { document } = window;
    const { title } = document;
    document.title = [name, siteName].filter(Boolean).join(' - ');
    return () => {
      document.title = title;
    };
  }, [window, name, siteName]);
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  // It was there when this was set in; an add-on may take back what it gave, and then the page is the server's again.
  if (!found) return <Printed nodes={nodes} />;
  const { owner, key, view } = found.route;
  const View = view!;
  return (
    <Guarded
      key={`${owner}/${key}`}
      onFailed={(error) => report({ widget: owner, element: null, phase: 'render', error })}
      instead={<PageError failure={{ status: 500, message: '' }} />}
    >
      <View params={found.params} printed={{ childNodes: nodes }} />
    </Guarded>
  );
}
