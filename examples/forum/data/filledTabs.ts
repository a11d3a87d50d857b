import { filledBy } from './filledBy';
import type { Source } from './hydrate';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tabs with what their widgets show. One that fails, or has nothing for this reader, is left out. */
export async function filledTabs(
  tabs: readonly unknown[],
  sources: Readonly<Record<string, Source>>,
): Promise<unknown[]> {
  const filled = tabs.map(async (tab): Promise<unknown[]> => {
    if (!isRecord(tab)) return [];
    const { componentName: name } = tab;
    const props = isRecord(tab.componentProps) ? tab.componentProps : {};
    const source = typeof name === 'string' ? sources[filledBy(name, props) ?? ''] : undefined;
    if (!source) return [tab];
    const [node] = await source(props).catch(() => []);
    if (!isRecord(node)) return [];
    const { $reactComponent, $reactProps } = node;
    return [{ ...tab, componentName: $reactComponent, componentProps: $reactProps }];
  });
  return (await Promise.all(filled)).flat();
}
