import type { Built } from './createManifest';
import type { Words } from './createWords';

interface Page {
  html: string;
  built: Built | null;
  words: Words;
  /** Keys of the add-ons that are switched on. */
  addons: string[];
}

/** A tag that is empty. */
const emptyTag = /<[^<>]*>\s*<\//g;

/** Names of the widgets that nothing stands in for until they are there, and that do not say to wait. */
const emptyTags = (html: string) =>
  Array.from(html.matchAll(emptyTag)).flatMap(([tag]) => {
    const [, name] = /\sdata-react="([\w-]+)"/.exec(tag) ?? [];
    return name === undefined || tag.includes(' data-inlay-when=') ? [] : name.toLowerCase();
  });

/**
 * The words that a page carries: those of the widgets that its HTML names, that its links open, or that the runtime may set in
 * by what they serve; of its add-ons; and of the forum's data. And the icons: those in its HTML, of widgets that set in at
 * once, and of the runtime; all others come with the first use of the page.
 */
export function pageNeeds({ html, built, words, addons }: Page) {
  if (!built) return { translations: words.ofData, sprite: '', preload: [] };
  const { manifest, symbols } = built;
  const named = new Set(
    Array.from(html.matchAll(/data-react="([\w-]+)"/g), ([, name]) => name!.toLowerCase()),
  );
  const opens = (selector: string | undefined) => {
    const [, className] = /\.([\w-]+)/.exec(selector ?? '') ?? [];
    return className !== undefined && html.includes(className);
  };
  const widgets = Object.entries(manifest.widgets).filter(
    ([name, { facts }]) => named.has(name) || facts.serves || opens(facts.links),
  );
  const own = addons.flatMap((key) => (manifest.addons[key] ? [[key, manifest.addons[key]] as const] : []));
  const found = built.words(words.localeKey);
  const translations = Object.assign(
    {},
    found?.page,
    ...widgets.map(([, { facts }]) => found?.widgets[facts.names[0].toLowerCase()]),
    ...own.map(([key]) => found?.addons[key]),
    words.ofData,
  ) as Record<string, string>;
  const soon = new Set(emptyTags(html));
  const atOnce = widgets.flatMap(([name, widget]) => (soon.has(name) ? widget : []));
  const first = atOnce.flatMap((widget) => [...widget.imports, widget]);
  const icons = new Set([
    ...manifest.page.icons,
    ...atOnce.flatMap((widget) => widget.icons),
    ...Array.from(html.matchAll(/#inl-icon-([\w-]+)/g), ([, name]) => name!),
  ]);
  const shown = [...icons].flatMap((name) => symbols.get(name) ?? []);
  return {
    translations,
    /** Modules that its first widgets need: of tags that are empty and do not sleep. */
    preload: first.length > 0 ? [...manifest.preload, ...first] : [],
    sprite: `<svg xmlns="http://www.w3.org/2000/svg" class="inl-sprite" display="none">${shown.join('')}</svg>`,
  };
}
