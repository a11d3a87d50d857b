import { filledBy } from './filledBy';
import { filledTabs } from './filledTabs';

/** Brings what a placeholder stands for: nodes of a layout, from what the placeholder says. */
export type Source = (options: Readonly<Record<string, unknown>>) => Promise<unknown[]>;

interface Options {
  locale: string;
  sources: Readonly<Record<string, Source>>;
  /** Whether a node is one that this reader does not get here, by the server's own rules or by what it is. */
  isHidden(middleware: Readonly<Record<string, unknown>>, node: Readonly<Record<string, unknown>>): boolean;
  /** Why a widget is missing is for who can mend it. */
  withDetails: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A layout as it is kept → as it is sent. `{$locale: {en, ar}}` becomes the text in the reader's language, and a node
 * `{$hydrate: 'polls', …}` the nodes that this source brings; an unknown one is dropped. A hidden node becomes null, and
 * what hides it is not sent.
 */
export async function hydrate(
  value: unknown,
  { locale, sources, isHidden, withDetails }: Options,
): Promise<unknown> {
  const fill = async (part: unknown): Promise<unknown> => {
    if (Array.isArray(part)) return (await Promise.all(part.map(brought))).flat();
    if (!isRecord(part)) return part;
    if ('$locale' in part) {
      const texts = part.$locale as Record<string, string>;
      return Object.hasOwn(texts, locale) ? texts[locale] : texts.en;
    }
    const entries = Object.entries(part).map(async ([name, each]) => [name, await fill(each)] as const);
    const filled = Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
    // Without props, or with none as PHP prints them.
    return '$reactComponent' in part && !isRecord(filled.$reactProps)
      ? { ...filled, $reactProps: {} }
      : filled;
  };
  const brought = async (part: unknown): Promise<unknown> => {
    if (!isRecord(part)) return part;
    const { $middleware, ...shown } = part;
    const rules = isRecord($middleware) ? $middleware : {};
    const nodes = await orFailed(part, async () => (isHidden(rules, shown) ? null : bring(shown)));
    const { visibility } = rules;
    return nodes === null || visibility === undefined
      ? nodes
      : [nodes].flat().map((node) => (isRecord(node) ? { ...node, $middleware: { visibility } } : node));
  };
  const bring = async (part: Record<string, unknown>): Promise<unknown> => {
    if (!('$hydrate' in part)) return withData((await fill(part)) as Record<string, unknown>);
    const { $hydrate: name, ...options } = part as { $hydrate: string };
    if (!Object.hasOwn(sources, name)) return [];
    return sources[name]!((await fill(options)) as Record<string, unknown>);
  };
  /** A widget that was kept without what it shows gets it as its placeholder would. */
  const withData = async ({
    $reactComponent: name,
    $reactProps: props,
    ...rest
  }: Record<string, unknown>) => {
    if (name === 'TabWidget' && isRecord(props) && Array.isArray(props.tabs)) {
      const tabs = await filledTabs(props.tabs, sources);
      return tabs.length === 0 ? null : { $reactComponent: name, $reactProps: { ...props, tabs }, ...rest };
    }
    const source =
      typeof name === 'string' && isRecord(props) ? sources[filledBy(name, props) ?? ''] : undefined;
    if (!source) return { $reactComponent: name, $reactProps: props, ...rest };
    const nodes = await source(props as Record<string, unknown>);
    return nodes.length === 0 ? null : nodes.map((node) => ({ ...(node as object), ...rest }));
  };
  /** A node that fails takes no other with it; what is no node fails with the one that it belongs to. */
  const orFailed = async (part: Record<string, unknown>, run: () => Promise<unknown>): Promise<unknown> => {
    const name = part.$hydrate ?? part.$reactComponent;
    if (name === undefined) return run();
    try {
      return await run();
    } catch (error) {
      const componentName = typeof name === 'string' ? name : '';
      const message = withDetails && error instanceof Error ? error.message : '';
      return [{ $reactComponent: 'LayoutError', $reactProps: { componentName, message } }];
    }
  };
  return fill(value);
}
