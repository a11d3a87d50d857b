import type { Drafts } from '../../src/resources/drafts/createDrafts';
import { tabs } from './eachDraftTabs';

/** The drafts of one tab as a form finds them, and the engine that keeps them. */
export function openDrafts(report: Drafts['report']) {
  const reader = tabs.openReader();
  const engine = tabs.openTab({ reader });
  const hold = () => undefined;
  const drafts: Drafts = { start: () => engine, engine: () => Promise.resolve(engine), hold, report, reader };
  return { drafts, engine };
}
