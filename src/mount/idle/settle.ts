import type { ComponentType, ReactNode } from 'react';
import type { Handover } from '../../contract/handover';
import type { Reporter } from '../../report/createReporter';
import { attributeErrors } from './attributeErrors';
import { rehearse } from './rehearse';
import { warmUp } from './warmUp';

interface Deps {
  window: Window & typeof globalThis;
  handover: Pick<Handover, 'registry' | 'tags'>;
  reporter: Pick<Reporter, 'fail'>;
  Providers: ComponentType<{ children: ReactNode }>;
  /** First uses that cost much, each short enough for an idle moment. */
  firstUses: readonly (() => void)[];
}

/** What the runtime does once it runs and nobody waits for it any more; its code comes after the rest for that reason. */
export function settle({ window, handover, reporter, Providers, firstUses }: Deps): Promise<void> {
  attributeErrors({ window, handover, reporter });
  return warmUp(window, [...firstUses, () => rehearse(window.document, Providers)]);
}
