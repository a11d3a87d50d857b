import { readLayout } from '../resources/layouts';
import { createPrinter, type RenderDeps, type RenderPage } from './createPrinter';

export interface RenderedLayout {
  html: string;
  /** Usual names of the widgets in it, whose stylesheets stand in front of it. */
  widgets: string[];
  /** Of those, the ones that have nothing to show until their code is there. */
  waiting: string[];
  /** Of the sprite. */
  icons: string[];
  /** Styles of single elements, for a `<style>` of the page. */
  rules: string;
  /** Why a widget is missing, or is left to the browser. */
  problems: string[];
}

/** Makes the function that turns a layout, as the API answers it, into HTML without a browser. */
export function createRenderLayout(deps: RenderDeps) {
  const openPrinter = createPrinter(deps);

  return function renderLayout(answer: unknown, page: RenderPage): RenderedLayout {
    const { draw, shown, waiting, problems, icons, rules } = openPrinter(page);
    const layout = readLayout(answer);
    const { nodes, contexts } = layout && 'nodes' in layout ? layout : { nodes: [], contexts: [] };
    if (nodes.length === 0) problems.push('there is no layout');
    const html = draw(nodes, { contexts });
    return {
      html: nodes.length === 0 ? '' : html,
      widgets: [...shown],
      waiting: [...waiting],
      icons: [...icons],
      rules: rules.join(''),
      problems,
    };
  };
}
