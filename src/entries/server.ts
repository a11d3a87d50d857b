import { existsSync, readFileSync } from 'node:fs';
import { Layout, widgets } from 'virtual:views';
import type { BuiltFile, BuiltWords, Manifest } from '../contract/manifest';
import { createAddNoScript } from '../render/createAddNoScript';
import type { RenderPage } from '../render/createPrinter';
import { createRenderLayout } from '../render/createRenderLayout';

const built = new URL('../', import.meta.url);
const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, built), 'utf8'));
const manifest = readJson('manifest.json') as Manifest;
const languages = new Map<string, Record<string, string>>();

/** What the runtime and all widgets say in a language; English needs no words. */
function words(localeKey: string): Record<string, string> {
  const known = languages.get(localeKey);
  if (known) return known;
  const file = `words/${localeKey}.json`;
  const isOurs = /^[\w-]+$/.test(localeKey) && existsSync(new URL(file, built));
  const found = isOurs ? (readJson(file) as BuiltWords) : null;
  const all = Object.assign({}, found?.page, ...Object.values(found?.widgets ?? {})) as Record<
    string,
    string
  >;
  if (isOurs) languages.set(localeKey, all);
  return all;
}

const render = createRenderLayout({ widgets, Layout, words });

/** A layout with the HTML of its widgets for readers without script, as `lookup-hydrate?includeNoScript=true` answers it. */
export const addNoScript = createAddNoScript({ widgets, Layout, words });

export interface LayoutRequest extends RenderPage {
  /** Where the page has the built files: `/inlay/` without it. */
  base?: string;
}

const filesOf = (
  names: string[],
  pick: (widget: Manifest['widgets'][string]) => BuiltFile[],
): BuiltFile[] => [
  ...new Map(
    names
      .map((name) => name.toLowerCase())
      .flatMap((name) => (Object.hasOwn(manifest.widgets, name) ? manifest.widgets[name]! : []))
      .flatMap(pick)
      .map((each) => [each.file, each]),
  ).values(),
];

/**
 * A layout, as `layouts/lookup-hydrate` answers it, as HTML for the page that it stands in. `head` goes in front of it: its
 * stylesheets, and a `<style>` where elements have styles of their own. `preload` are the modules of widgets that show nothing
 * until their code is there.
 */
export function renderLayout(answer: unknown, { base = '/inlay/', ...page }: LayoutRequest) {
  const { nonce = '' } = page;
  const { rules, waiting, ...layout } = render(answer, page);
  const styles = filesOf([...layout.widgets, ...waiting], ({ css }) => css);
  const links = styles.map(
    ({ file, integrity }) => `<link rel="stylesheet" href="${escape(base + file)}" integrity="${integrity}">`,
  );
  const own = rules && `<style nonce="${escape(nonce)}">${rules}</style>`;
  const code = filesOf(waiting, (widget) => [...widget.imports, widget]);
  return {
    ...layout,
    head: [...links, own].filter(Boolean).join('\n'),
    preload: code.length > 0 ? [...manifest.preload, ...code] : [],
  };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
