import type { Addon, AddonHost } from '../contract/addon';
import type { ExtensionPoint, Route, RoutePlace, Shown } from '../contract/extensions';
import type { Entry, Loader } from '../contract/loader';
import type { WidgetDefinition } from '../contract/widget';
import { extendDoctor } from '../page/extendDoctor';
import { usePermission } from '../session/usePermission';
import { Provided } from '../ui/Provided';
import type { Ui } from '../ui/UiContext';
import { addExtension } from './addExtension';
import { addonKeys } from './addonKeys';
import { checkExtension } from './checkExtension';
import { findRoute } from './findRoute';
import { keepFocus } from './keepFocus';
import { loadLayout } from './loadLayout';
import { RoutePage } from './RoutePage';
import { wakeForExtension } from './wakeForExtension';

interface Deps {
  ui: Ui;
  loader: Pick<Loader, 'tags' | 'wakeInView'> & {
    registry: Pick<Loader['registry'], 'add' | 'entries' | 'get' | 'register'>;
  };
  slices: AddonHost['slices'];
  dispatch: RoutePlace['dispatch'];
}

/** The tag that a server prints where an add-on may have a page. */
const routePage = 'RoutePage';

/**
 * Lets an add-on put its parts into the page. Answers the function that takes all of them out again; one that throws
 * half-way leaves nothing behind. A key alone is that of an add-on without parts: throws for a key that is none.
 */
export function attachAddon(deps: Deps, addon: Addon | string): () => void {
  if (typeof addon === 'string') {
    if (!addonKeys.includes(addon)) throw new Error(`There is no add-on "${addon}".`);
    return () => undefined;
  }
  const { ui, loader, slices } = deps;
  const { registry } = loader;
  const { key: owner, register } = addon;
  const undo: (() => void)[] = [];
  let attached = false;
  const keep = (back: () => void) => {
    undo.push(back);
    return back;
  };
  const detach = () => {
    attached = false;
    for (const back of undo.splice(0).reverse()) back();
    showRoute(deps);
  };
  const { extensions } = ui;
  // For `doctor()` alone: no place shows these.
  const tell = (kind: 'widgets' | 'slices', name: string) =>
    addExtension(extensions, kind as ExtensionPoint, name, {} as never, owner);
  const keepWidget = (names: readonly string[], back: () => void) => {
    const all = [back, ...names.map((name) => tell('widgets', name))];
    return keep(() => all.forEach((each) => each()));
  };
  extensions.around = Provided;
  tellDoctor(ui);
  try {
    const end = register({
      extend(point, key, given) {
        checkExtension(point, key, given);
        const extension = withLayout(deps, given);
        const giveFocus = keepFocus(ui.window);
        const takeBack = addExtension(extensions, point, key, permitted(extension), owner);
        giveFocus();
        wakeForExtension(loader, point);
        const back = keep(() => {
          const returnFocus = keepFocus(ui.window);
          takeBack();
          returnFocus();
          // Another may have waited for the address.
          if (attached) showRoute(deps);
        });
        if (attached) showRoute(deps);
        return back;
      },
      widget: (definition) => keepWidget(definition.names, registry.register(definition)),
      lazyWidget: (facts, load) =>
        // What a guard lets through is what its view takes.
        keepWidget(facts.names, registry.add({ facts, load: load as unknown as Entry['load'] })),
      slices(...given) {
        slices(...given);
        for (const { reducerPath } of given) tell('slices', reducerPath);
      },
    });
    if (end) undo.push(end);
    attached = true;
    showRoute(deps);
  } catch (error) {
    detach();
    throw error;
  }
  return detach;
}

function tellDoctor({ window, extensions }: Ui): void {
  extendDoctor(window, 'extensions', () =>
    [...extensions.points()].flatMap((point) =>
      extensions.list(point).map(({ key, owner }) => ({ point, key, owner })),
    ),
  );
}

/**
 * Once an add-on claims the page's address, its view takes the place of what the server says there, as soon as its code
 * is here. Until then, and where no add-on claims it, the server's HTML stays and the tag waits.
 */
function showRoute(deps: Deps): void {
  const {
    ui,
    loader: { registry },
    dispatch,
  } = deps;
  const found = findRoute(ui, ui.extensions.list('routes'));
  if (!found) return;
  const { route, params } = found;
  const { load } = route;
  if (load) {
    route.load = undefined;
    // What throws at once takes nothing with it but itself.
    const bring = async () => {
      const view = await load({ params, dispatch });
      checkExtension('routes', route.key, { ...route, view: view ?? null });
      return view;
    };
    bring().then(
      (view) => {
        route.view = view;
        ui.extensions.set('routes', [...ui.extensions.list('routes')]);
        showRoute(deps);
      },
      (error: unknown) => {
        ui.report({ widget: route.owner, element: null, phase: 'load', error });
        // It keeps no other from the address.
        ui.extensions.set(
          'routes',
          ui.extensions.list('routes').filter((each) => each !== route),
        );
        showRoute(deps);
      },
    );
  } else if (route.view && !registry.get(routePage))
    registry.register({
      names: [routePage],
      element: 'keep',
      when: 'now',
      props: () => ({}),
      printed: true,
      view: RoutePage as WidgetDefinition['view'],
    });
}

/** A route that names a layout loads the widget that shows layouts when its address is opened. */
function withLayout<Extension extends object>({ ui, loader }: Deps, extension: Extension): Extension {
  const route = extension as Extension & Route;
  if (!route.layout) return extension;
  return { ...extension, load: (place: RoutePlace) => loadLayout(ui, loader.registry, route, place) };
}

/** A view that asks for a permission is nothing to those who lack it. */
function permitted<Extension extends object>(extension: Extension): Extension {
  const { view, permission } = extension as Partial<Shown<object>>;
  if (!view || permission === undefined) return extension;
  const names = permission;
  const View = view;
  function Permitted(props: object) {
    return usePermission(names) ? <View {...props} /> : null;
  }
  return { ...extension, view: Permitted };
}
