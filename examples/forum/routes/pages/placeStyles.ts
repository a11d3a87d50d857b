import type { BuiltFile } from '../../../../src/contract/manifest';
import type { Built } from './createManifest';

/**
 * Links to the stylesheets of one page, as HTML: one for each place, with all that stands there. Browsers read no further
 * before a link's file is there: what is above is laid out and shown meanwhile, by itself, and what stands below never
 * without its styles. Firefox reads on behind a link in the body, but not behind a script behind it.
 */
export interface PageStyles {
  /** In the head: what every page has need of, and the title bar. */
  head: string;
  /** Here, and not further up: of these widgets and add-ons. */
  at(...names: string[]): string;
  /** What a page's templates have found no place for: in front of its content. */
  rest(): string;
}

export function placeStyles(
  built: Pick<Built, 'manifest' | 'together'> | null,
  widgets: string[],
  addons: string[],
  nonce: string,
): PageStyles {
  const { manifest } = built ?? {};
  const linked = new Set<string>();
  const ofAddons = new Set(addons);
  const filesOf = (name: string) =>
    manifest?.widgets[name]?.css ?? (ofAddons.has(name) ? manifest?.addons[name]?.css : undefined) ?? [];
  function link(all: readonly BuiltFile[]): string {
    const files = new Map(all.map((each) => [each.file, each]));
    for (const file of linked) files.delete(file);
    if (!built || files.size === 0) return '';
    for (const file of files.keys()) linked.add(file);
    const { file, integrity } = built.together([...files.values()]);
    return `<link rel="stylesheet" href="/inlay/${file}" integrity="${integrity}">\n`;
  }
  const at = (...names: string[]) => {
    const links = link(names.flatMap(filesOf));
    return links && `${links}<script nonce="${nonce}">0</script>\n`;
  };
  return {
    head: link([...(manifest?.page.css ?? []), ...filesOf('title-bar-hamburger')]),
    at,
    rest: () => at(...widgets, ...addons),
  };
}
