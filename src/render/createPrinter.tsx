import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { isRecord, parseProps } from '../contract/foreign';
import type { WidgetDefinition } from '../contract/widget';
import { configOf } from '../page/readPageConfig';
import { textOf } from '../report/textOf';
import { isDraftContext } from '../resources/drafts/draftRules';
import type { LayoutNode } from '../resources/layouts';
import { cleanHtml } from '../safe/cleanHtml';
import { cleanStyleText } from '../safe/cleanStyleText';
import { UiContext, type Ui } from '../ui/UiContext';
import { createReader } from './createReader';
import { createServerUi } from './createServerUi';
import { Html } from './Html';
import { shadowed } from './shadowed';

/** The page that a layout stands in. */
export interface RenderPage {
  /** Its whole address. */
  url: string;
  /** What it says in `#inlay-page`: `meta`, words of its own, and in `preload` who reads it and may what. */
  config: Record<string, unknown>;
  /** By which its policy knows its own styles. */
  nonce?: string;
  /** It has a first heading beside the layout. */
  hasHeading?: boolean;
  /** HTML of the host's own for assets, by their names: the page's matter, as its other pages have it. */
  parts?: Readonly<Record<string, string>>;
}

/**
 * A widget's HTML: final, or what its tag holds until it wakes, at the moment `when` if that is not the widget's own; null where
 * only a browser can draw it. `isUnknown` where no widget has that name, but an add-on's code still may.
 */
export type Print = (
  node: LayoutNode,
) => { html: string; isFinal: boolean; isHosts?: true; isUnknown?: true; when?: 'visible' } | null;

/** How a layout stands in a server's page; the folder of the widget that serves layouts has it. */
export type LayoutView = ComponentType<{
  nodes: readonly LayoutNode[];
  /** What they stand in, the innermost first. */
  contexts: readonly LayoutNode[];
  /** They stand by themselves, in nothing of a layout. */
  isPart?: boolean;
  print: Print;
  Html: typeof Html;
}>;

export interface RenderDeps {
  widgets: readonly WidgetDefinition[];
  Layout: LayoutView;
  /** All that views say in a language, by their English text. */
  words(localeKey: string): Readonly<Record<string, string>>;
}

/**
 * Makes what prints the widgets of one page, and says which they were. `withoutScript`: none of them, nor a widget in the view of
 * another, is a tag that waits for code.
 */
export function createPrinter({ widgets, Layout, words }: RenderDeps) {
  const byName = new Map(
    widgets.flatMap((widget) => widget.names.map((name) => [name.toLowerCase(), widget] as const)),
  );

  return function openPrinter(page: RenderPage, { withoutScript = false } = {}) {
    const config = configOf(withoutScript ? unreplaced(page.config) : page.config, { lang: '', dir: '' });
    const { meta } = config;
    const translations = { ...words(meta.ui.localeKey), ...config.translations };
    const { Reader, prepare } = createReader(config);
    const shown = new Set<string>();
    const waiting = new Set<string>();
    const problems: string[] = [];

    /** The view of a widget for its props; null where only a browser can draw it. */
    function viewOf(name: string, props: object): { content: ReactNode; isFinal: boolean } | null {
      const widget = byName.get(name.toLowerCase());
      if (!widget?.server) return null;
      const { view: View, server } = widget;
      try {
        const clean = widget.props(parseProps(JSON.stringify(props)));
        prepare(widget, clean);
        const isFinal = withoutScript || server === 'final' || widget.isFinal?.(clean, name) === true;
        // As for a tag: only what wants to know of it.
        const calledAs = widget.printed && name;
        return { content: <View {...clean} {...(calledAs && { calledAs })} />, isFinal };
      } catch (error) {
        problems.push(`${name}: ${textOf(error)}`);
        return server === 'final' ? { content: null, isFinal: true } : null;
      }
    }
    /** What wakes in another's view needs its stylesheet, and no code yet. */
    const inner = (name: string, props: object) => {
      const widget = byName.get(name.toLowerCase());
      shown.add(widget?.names[0] ?? name);
      return viewOf(name, props) ?? { content: null, isFinal: withoutScript, isUnknown: !widget };
    };
    // By which the page's policy knows its styles; null where it would let none stand there.
    const nonce = withoutScript ? null : (page.nonce ?? '');
    const Written: Ui['Written'] = ({ html, className, css }) => {
      const cleaned = cleanHtml(html, ui.urls());
      if (css === undefined || nonce === null) return <Html className={className} html={cleaned} />;
      const styles = cleanStyleText(css, page.url, ui.urls());
      return <Html className="inl-layout__written" html={shadowed(cleaned, styles, nonce)} />;
    };
    const { ui, icons, rules, replaced } = createServerUi({
      ...{ config, url: page.url, translations, inner, Written },
      hasHeading: page.hasHeading || Object.values(page.parts ?? {}).some((html) => /<h1[\s>]/.test(html)),
      widgetFor: (service) => widgets.find(({ serves }) => serves === service)?.names[0],
    });

    /** One that fails takes no other with it: each is rendered by itself. */
    const printWidget: Print = ({ name, props }) => {
      const view = viewOf(name, props);
      const before = replaced();
      if (view)
        try {
          const html = renderToStaticMarkup(
            <Reader>
              <UiContext value={ui}>{view.content}</UiContext>
            </Reader>,
          );
          // What shows nothing has nothing for this reader, and its props are none of theirs.
          if (html === '') return { html, isFinal: true };
          const { names, server } = byName.get(name.toLowerCase())!;
          shown.add(names[0]);
          // A theme's fragment is there as soon as the page is seen, where no place of its own is printed for it.
          const isReplaced = replaced() > before && server === 'first';
          return isReplaced ? { html, isFinal: false, when: 'visible' } : { html, isFinal: view.isFinal };
        } catch (error) {
          problems.push(`${name}: ${textOf(error)}`);
          if (view.isFinal) return { html: '', isFinal: true };
        }
      if (withoutScript) return { html: '', isFinal: true };
      waiting.add(name);
      return byName.has(name.toLowerCase()) ? null : { html: '', isFinal: false, isUnknown: true };
    };

    /** `contexts` are printed where a browser has to draw something. */
    const draw = (
      nodes: readonly LayoutNode[],
      { contexts = [], isPart = false }: { contexts?: readonly LayoutNode[]; isPart?: boolean } = {},
    ) => {
      const render = (each: Print, around: readonly LayoutNode[] = []) =>
        renderToStaticMarkup(
          <Reader>
            <UiContext value={ui}>
              <Layout {...{ nodes, print: each, Html, isPart }} contexts={around} />
            </UiContext>
          </Reader>,
        );
      // React renders one thing at a time: first it says which widgets there are, and where, then it gets their HTML.
      const found: LayoutNode[] = [];
      render((node) => {
        found.push(node);
        return null;
      });
      const printed = found.map((node) => partOf(node, page.parts) ?? printWidget(node));
      // Only what is left to the browser asks what it stands in, and a post's whole record is long; forms of a host's, too.
      const isLeft = printed.some((part) => part === null || part.isUnknown);
      const around = isLeft ? contexts : contexts.filter(isDraftContext);
      return render(() => printed.shift() ?? null, around);
    };
    return { draw, shown, waiting, problems, icons, rules };
  };
}

/** What a theme has put in place of widgets is drawn by scripts alone. */
const unreplaced = ({ meta, ...config }: Record<string, unknown>) => ({
  ...config,
  meta: { ...(isRecord(meta) && meta), globalFragmentImpls: undefined },
});

/** An asset is what a page is about; a widget of the same name beside it is drawn as all others. */
function partOf({ name, props }: LayoutNode, parts: RenderPage['parts'] = {}): ReturnType<Print> {
  const isAsset = name.endsWith('Asset') || props.isAsset === true;
  return isAsset && Object.hasOwn(parts, name) ? { html: parts[name]!, isFinal: true, isHosts: true } : null;
}
