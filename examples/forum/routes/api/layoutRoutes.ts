import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { createManifest } from '../pages/createManifest';
import { layoutNoScript } from '../pages/layoutNoScript';
import { answers, maybe, text } from './schemas';

const tags = ['layouts'];
const widget = Type.Object({ $reactComponent: Type.String(), $reactProps: Type.Object({}) });
export const layout = Type.Object({
  layoutID: Type.Unsafe<number | string>({ type: ['integer', 'string'] }),
  layoutViewType: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean(),
  titleBar: widget,
  layout: Type.Array(Type.Union([widget, Type.Null()])),
  contexts: Type.Optional(Type.Array(widget)),
  seo: Type.Object({
    title: Type.String(),
    description: maybe(Type.String()),
    url: maybe(Type.String()),
    meta: maybe(Type.Array(Type.Record(Type.String(), Type.String()))),
    links: maybe(Type.Array(Type.Record(Type.String(), Type.String()))),
    'json-ld': maybe(Type.String()),
    /** Of all widgets, as a reader without script has them; `$seoContent` of a widget is its own. */
    htmlContents: maybe(Type.String()),
  }),
});
const redirect = Type.Object({ redirectTo: Type.String(), status: Type.Integer() });

const asked = {
  layoutViewType: text(100),
  recordType: text(100),
  recordID: text(100),
  params: maybe(Type.Record(Type.String(), text(500))),
};
const urls = Type.Array(Type.String());

/** Pages as lists of widgets. */
export const layoutRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const built = createManifest(app.settings.distDir);
  const withNoScript = layoutNoScript(app);

  app.get(
    '/layouts/lookup-hydrate-assets',
    {
      schema: {
        tags,
        querystring: Type.Object(asked),
        response: answers({ 200: Type.Object({ js: urls, css: urls }) }),
      },
    },
    async ({ viewer, query: { params = {}, ...query } }, reply) => {
      const { names, js } = await app.forum.layouts.components(viewer, { ...query, params });
      const widgets = built()?.manifest.widgets ?? {};
      const found = names
        .map((name) => name.toLowerCase())
        .flatMap((name) => (Object.hasOwn(widgets, name) ? widgets[name]! : []));
      // What a server's HTML is final of loads no code.
      const code = found
        .filter(({ facts }) => facts.server !== 'final')
        .flatMap((widget) => [...widget.imports, widget]);
      const paths = (files: { file: string }[]) => [...new Set(files.map(({ file }) => `/inlay/${file}`))];
      // Who may enter a section is said by who asks.
      const sections = [query.recordType === 'siteSection' ? query.recordID : '0', params.siteSectionID];
      const isForAll = sections.every((id = '0') => id === '0');
      reply.header('cache-control', `${isForAll ? 'public' : 'private'}, max-age=300`);
      return { js: [...paths(code), ...js], css: paths(found.flatMap(({ css }) => css)) };
    },
  );

  app.get(
    '/layouts/lookup-hydrate',
    {
      schema: {
        tags,
        querystring: Type.Object({
          ...asked,
          includeNoScript: maybe(Type.Boolean()),
        }),
        response: answers({ 200: Type.Union([layout, redirect]) }),
      },
    },
    async ({ viewer, query: { params = {}, includeNoScript, ...query } }) => {
      const found = await app.forum.layouts.lookup(viewer, { ...query, params });
      return includeNoScript && 'layout' in found ? withNoScript(viewer, found, params.locale) : found;
    },
  );
};
