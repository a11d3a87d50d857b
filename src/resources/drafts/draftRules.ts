import { attributes, contextAttribute } from '../../contract/attributes';
import { isRecord, parseProps } from '../../contract/foreign';

/** What the page around a form says of its draft. */
export interface DraftRules {
  /** Text goes to the server by itself. Otherwise it stays on this device until its author saves or posts it. */
  isAutosaved: boolean;
  /** Text of this device is found by what it is for. Otherwise by the number of the server's draft alone. */
  isMatched: boolean;
}

export const usualRules: DraftRules = { isAutosaved: true, isMatched: true };

/** By the props of a layout's context of drafts. */
export function readDraftRules(props: unknown): DraftRules {
  const { autosaveEnabled, loadLocalDraftByMatchers } = isRecord(props) ? props : {};
  return { isAutosaved: autosaveEnabled !== false, isMatched: loadLocalDraftByMatchers !== false };
}

const name = 'DraftContextProvider';

/** By the nearest such context around an element; the usual ones where there is none. */
export function draftRulesAround(element: Element | null | undefined): DraftRules {
  const marker = element?.closest(`[${contextAttribute}="${name}"]`);
  try {
    return readDraftRules(marker && parseProps(marker.getAttribute(attributes.props)));
  } catch {
    // A marker that the page has changed is as good as none.
    return usualRules;
  }
}

/** Whether a context of a layout is one that forms go by also where a server has drawn all widgets. */
export function isDraftContext(context: { name: string; props: unknown }): boolean {
  const { isAutosaved, isMatched } = readDraftRules(context.props);
  return context.name === name && !(isAutosaved && isMatched);
}
