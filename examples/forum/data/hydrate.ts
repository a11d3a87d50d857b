/** Brings what a placeholder stands for: nodes of a layout, from what the placeholder says. */
export type Source = (options: Readonly<Record<string, unknown>>) => Promise<unknown[]>;

/**
 * A layout as it is kept → as it is sent. `{$locale: {en, ar}}` becomes the text in the reader's language, and a node
 * `{$hydrate: 'polls', …}` the nodes that this source brings; an unknown one is dropped.
 */
export async function hydrate(
  value: unknown,
  locale: string,
  sources: Readonly<Record<string, Source>>,
): Promise<unknown> {
  const fill = async (part: unknown): Promise<unknown> => {
    if (Array.isArray(part)) return (await Promise.all(part.map(brought))).flat();
    if (typeof part !== 'object' || part === null) return part;
    if ('$locale' in part) {
      const texts = part.$locale as Record<string, string>;
      return Object.hasOwn(texts, locale) ? texts[locale] : texts.en;
    }
    const filled = Object.entries(part).map(async ([name, each]) => [name, await fill(each)] as const);
    return Object.fromEntries(await Promise.all(filled));
  };
  const brought = async (part: unknown): Promise<unknown> => {
    if (typeof part !== 'object' || part === null || !('$hydrate' in part)) return fill(part);
    const { $hydrate: name, ...options } = part as { $hydrate: string };
    if (!Object.hasOwn(sources, name)) return [];
    try {
      return await sources[name]!((await fill(options)) as Record<string, unknown>);
    } catch (error) {
      // One that fails takes no other with it.
      const $reactProps = { componentName: name, message: error instanceof Error ? error.message : '' };
      return [{ $reactComponent: 'LayoutError', $reactProps }];
    }
  };
  return fill(value);
}
