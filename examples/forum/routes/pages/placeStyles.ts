import type { BuiltFile, Manifest } from '../../../../src/contract/manifest';

/**
 * Links to the stylesheets of one page, as HTML, each file once. Browsers read no further before a link's file is there:
 * what is above is laid out and shown meanwhile, by itself, and what stands below never without its styles. Firefox reads
 * on behind a link in the body, but not behind a script behind it.
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
  manifest: Manifest | undefined,
  widgets: string[],
  addons: string[],
  nonce: string,
): PageStyles {
  const linked = new Set<string>();
  const link = ({ file, integrity }: BuiltFile) => {
    if (linked.has(file)) return '';
    linked.add(file);
    return `<link rel="stylesheet" href="/inlay/${file}" integrity="${integrity}">\n`;
  };
  const ofAddons = new Set(addons);
  const filesOf = (name: string) =>
    manifest?.widgets[name]?.css ?? (ofAddons.has(name) ? manifest?.addons[name]?.css : undefined) ?? [];
  const linksTo = (...names: string[]) => names.flatMap(filesOf).map(link).join('');
  const at = (...names: string[]) => {
    const links = linksTo(...names);
    return links && `${links}<script nonce="${nonce}">0</script>\n`;
  };
  return {
    head: (manifest?.page.css ?? []).map(link).join('') + linksTo('title-bar-hamburger'),
    at,
    rest: () => at(...widgets, ...addons),
  };
}
