import { isRecord } from '../contract/foreign';
import { readLayoutNodes } from '../resources/layouts';
import { createPrinter, type RenderDeps, type RenderPage } from './createPrinter';

type Foreign = Record<string, unknown>;

/**
 * Makes the function that gives a layout, as the API answers it, the HTML of its widgets for readers without script:
 * `$seoContent` of each node and of each widget in a list of another one, `seo.htmlContents` of all of them. What a browser alone
 * can draw has none.
 */
export function createAddNoScript(deps: RenderDeps) {
  const openPrinter = createPrinter(deps);

  return function addNoScript(answer: unknown, page: RenderPage): { layout: unknown; problems: string[] } {
    const problems = new Set<string>();
    if (!isRecord(answer) || !Array.isArray(answer.layout)) return { layout: answer, problems: [] };
    // A host prints a widget or what it stands in, never both: those that may stand beside each other share their IDs and headings.
    const printers: ReturnType<typeof openPrinter>[] = [];
    const draw = (nodes: unknown, depth: number): string => {
      const printer = (printers[depth] ??= openPrinter(page, { withoutScript: true }));
      const html = printer.draw(readLayoutNodes(withoutImpls(nodes)), { isPart: depth > 0 });
      for (const problem of printer.problems) problems.add(problem);
      return html;
    };
    const within = (depth: number) => {
      const fill = (value: unknown): unknown => (Array.isArray(value) ? value.map(one) : one(value));
      const one = (value: unknown): unknown => {
        if (!isRecord(value)) return value;
        if (typeof value.$reactComponent === 'string') {
          const below = within(depth + 1);
          const props = mapped(isRecord(value.$reactProps) ? value.$reactProps : {}, below);
          return { ...value, $reactProps: props, ...content(draw(value, depth)) };
        }
        if (typeof value.componentName !== 'string') return value;
        const { componentName: $reactComponent, componentProps: $reactProps } = value;
        return { ...value, ...content(draw({ $reactComponent, $reactProps }, depth)) };
      };
      return fill;
    };
    const layout = within(1)(answer.layout);
    const seo = { ...(isRecord(answer.seo) && answer.seo), htmlContents: draw(answer.layout, 0) };
    return { layout: { ...answer, layout, seo }, problems: [...problems] };
  };
}

const content = ($seoContent: string) => ($seoContent === '' ? {} : { $seoContent });
const mapped = (props: Foreign, change: (value: unknown) => unknown): Foreign =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, change(value)]));
const withoutImpls = (nodes: unknown): unknown =>
  JSON.parse(JSON.stringify(nodes, (key, value: unknown) => (key === '$fragmentImpls' ? undefined : value)));
