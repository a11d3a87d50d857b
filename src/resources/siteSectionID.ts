/** The section of the site that a page stands in, by its `meta`; undefined without any. */
export function siteSectionID({ siteSection }: Record<string, unknown>): number | string | undefined {
  const { sectionID } = (siteSection ?? {}) as { sectionID?: unknown };
  return typeof sectionID === 'number' || typeof sectionID === 'string' ? sectionID : undefined;
}
