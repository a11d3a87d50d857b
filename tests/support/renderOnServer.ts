import type { WidgetCode } from '../../src/contract/widget';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { withFacts } from './withFacts';

interface Reader {
  user?: Record<string, unknown>;
  permissions?: string[];
  meta?: Record<string, unknown>;
}

const granted = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]));

/** Puts a layout of one widget into the page, as a server prints it for a reader; `codes` by the folders of widgets. */
export function renderOnServer(
  codes: Record<string, unknown>,
  [name, props]: [name: string, props: object],
  { user = { userID: 0, name: 'Guest' }, permissions = [], meta = {} }: Reader = {},
) {
  const widgets = Object.entries(codes).map(([folder, code]) => withFacts(folder, code as WidgetCode));
  const render = createRenderLayout({ widgets, Layout: ServerLayout, words: () => ({}) });
  const answer = (path: string, data: unknown) => ({ method: 'GET', path, query: {}, data });
  const preload = [
    answer('users/me', user),
    answer('users/$me/permissions', { permissions: [{ type: 'global', permissions: granted(permissions) }] }),
  ];
  const rendered = render(
    { layout: [{ $reactComponent: name, $reactProps: props }] },
    { url: `${window.location.origin}/`, config: { preload, meta } },
  );
  document.body.innerHTML = rendered.html;
  return { ...rendered, place: document.querySelector<HTMLElement>('.inl-layout__node')! };
}
