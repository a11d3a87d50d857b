import type { ComponentType } from 'react';
import type { Route, RoutePlace, RouteView } from '../contract/extensions';
import type { Loader } from '../contract/loader';
import type { Ui } from '../ui/UiContext';

/** The view of a route that names a layout: the widget that shows layouts, with its code and styles. */
export async function loadLayout(
  { window: { location }, locale }: Pick<Ui, 'window' | 'locale'>,
  registry: Pick<Loader['registry'], 'entries'>,
  { layout, name }: Route,
  { params }: Pick<RoutePlace, 'params'>,
): Promise<RouteView> {
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const entry = registry.entries().find(({ facts }) => facts.serves === 'layouts');
  if (!entry) throw new Error('this page cannot show layouts: no widget of it serves "layouts"');
  const widget = await entry.load();
  const wanted = layout!({ params, query });
  // `query.page` of an address without one, and what `Number` makes of that.
  const known = Object.entries(wanted?.params ?? {}).filter(
    ([, value]) => value !== undefined && !Number.isNaN(value),
  );
  const props = widget.props({ ...wanted, params: Object.fromEntries(known), title: locale.t(name) });
  const Layout = widget.view as ComponentType<Record<string, unknown>>;
  return function LayoutRoute({ printed }) {
    return <Layout {...props} printed={printed} />;
  };
}
