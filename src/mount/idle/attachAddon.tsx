import type { Addon, AddonHost } from '../../contract/addon';
import type { Extensions, Shown } from '../../contract/extensions';
import type { Entry, Handover } from '../../contract/handover';
import { usePermission } from '../../session/usePermission';

interface Deps {
  extensions: Extensions;
  registry: Pick<Handover['registry'], 'add' | 'register'>;
  slices: AddonHost['slices'];
  window: Window;
}

/**
 * Lets an add-on put its parts into the page. Answers the function that takes all of them out again; one that throws
 * half-way leaves nothing behind.
 */
export function attachAddon(
  { extensions, registry, slices, window }: Deps,
  { key: owner, register }: Addon,
): () => void {
  const undo: (() => void)[] = [];
  const keep = (back: () => void) => {
    undo.push(back);
    return back;
  };
  const detach = () => {
    for (const back of undo.splice(0).reverse()) back();
  };
  tellDoctor(window, extensions);
  try {
    const end = register({
      extend: (point, key, extension) => keep(extensions.add(point, key, permitted(extension), owner)),
      widget: (definition) => keep(registry.register(definition)),
      // What a guard lets through is what its view takes.
      lazyWidget: (facts, load) => keep(registry.add({ facts, load: load as unknown as Entry['load'] })),
      slices,
    });
    if (end) undo.push(end);
  } catch (error) {
    detach();
    throw error;
  }
  return detach;
}

function tellDoctor({ inlay }: Window, extensions: Extensions): void {
  if (!inlay || 'extensions' in inlay.doctor()) return;
  const { doctor } = inlay;
  inlay.doctor = () => Object.assign(doctor(), { extensions: extensions.all() });
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
