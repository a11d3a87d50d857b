import type { FailureDetail } from '../contract/events';
import type { Entry, Loader } from '../contract/loader';
import type { Opened, Runtime } from '../contract/runtime';
import type { WidgetDefinition } from '../contract/widget';
import { patience } from '../page/captureIntents';
import { closest } from '../page/closest';
import { showRetry } from '../page/showRetry';
import { canLeave } from './canLeave';

interface Deps {
  /** Links of the build's widgets, as a selector. */
  selector: string;
  registry: Pick<Loader['registry'], 'entries'>;
  words: Loader['words'];
  /** The page is left as the server wrote it. */
  isLeft(): boolean;
  /** Fetches the runtime, and the widget that `find` names once the registry is here. */
  bring(
    find: () => Entry | undefined,
  ): Promise<readonly [Pick<Runtime, 'open'>, WidgetDefinition | undefined]>;
  report(failure: FailureDetail): void;
}

export interface Links {
  /** Opens the widget of the link around a pressed element; false where there is none, or the press is the browser's. */
  press(target: Element): boolean;
  /** Lets the browser follow a link. */
  follow(link: HTMLElement): void;
}

/** Links that open a widget: busy until it is open, and followed as links where it cannot be opened. */
export function createLinks({ selector, registry, words, isLeft, bring, report }: Deps): Links {
  /** The press that is on its way, for each link. */
  const pressed = new Map<Element, object>();
  const followed = new WeakSet<Element>();

  const follow = (link: HTMLElement) => {
    followed.add(link);
    link.click();
  };
  const entryOf = (link: Element) =>
    registry.entries().find(({ facts }) => facts.links && closest(link, facts.links) === link);
  const start = async (link: HTMLElement) => {
    const press = {};
    const isWanted = () => pressed.get(link) === press && !isLeft();
    const end = (result: Opened | 'failed') => {
      if (pressed.get(link) !== press) return;
      pressed.delete(link);
      link.ariaBusy = null;
      if (result === 'opened') return;
      if (result === 'not ours' || canLeave(link, link)) follow(link);
      else if (!isLeft()) showRetry(link, words, () => pressed.has(link) || void start(link));
    };
    let result: Opened | 'failed' = 'failed';
    pressed.set(link, press);
    link.ariaBusy = 'true';
    setTimeout(end, patience, result);
    try {
      const [runtime, definition] = await bring(() => entryOf(link));
      if (!definition) result = 'not ours';
      else if (isWanted()) result = await runtime.open(link, definition);
    } catch (error) {
      const widget = entryOf(link)?.facts.names[0] ?? 'link';
      if (isWanted()) report({ widget, element: link, phase: 'load', error });
    }
    end(result);
  };
  return {
    press(target) {
      const all = [selector, ...registry.entries().map(({ facts }) => facts.links)].filter(Boolean).join();
      const link = all && (closest(target, all) as HTMLElement | null);
      if (!link || followed.delete(link)) return false;
      if (!pressed.has(link)) void start(link);
      return true;
    },
    follow,
  };
}
