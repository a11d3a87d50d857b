import type { ComponentType, ReactNode } from 'react';
import type { Handover } from '../contract/handover';
import type { WidgetDefinition } from '../contract/widget';
import type { Reporter } from '../report/createReporter';
import type { Session } from '../session/startSession';

/** What mounting needs of the page's runtime. */
export interface MounterDeps {
  window: Window & typeof globalThis;
  handover: Pick<Handover, 'tags' | 'setState' | 'words' | 'wake' | 'giveUp'>;
  reporter: Reporter;
  /** Everything that views read from context. */
  Providers: ComponentType<{ element: Element; children: ReactNode }>;
  /** Puts a definition's slices into the store, and what its props bring. */
  prepare(definition: WidgetDefinition, props: object): void;
  /** What must be known before a view can be right. */
  session?: Pick<Session, 'isKnown' | 'ready' | 'known'>;
  /** Resolves when nothing is pressed inside the element; jsdom has no such state. */
  released?(element: Element): Promise<void>;
  /** Whether this reader may see the details of a failure. */
  showsDetails(): boolean;
}
