import type { ComponentType, ReactNode } from 'react';
import type { Handover } from '../../contract/handover';
import type { Reporter } from '../../report/createReporter';
import type { CurrentUser } from '../../session/currentUser';
import type { Ui } from '../../ui/UiContext';
import { attributeErrors } from './attributeErrors';
import { offerReload } from './offerReload';
import { rehearse } from './rehearse';
import { warmUp } from './warmUp';
import { watchConnection } from './watchConnection';

interface Deps {
  window: Window & typeof globalThis;
  handover: Pick<Handover, 'registry' | 'tags'>;
  reporter: Pick<Reporter, 'fail'>;
  Providers: ComponentType<{ children: ReactNode }>;
  ui: Ui;
  /** Address of the runtime's own chunk. */
  runtime: string;
  /** First uses that cost much, each short enough for an idle moment. */
  firstUses: readonly (() => void)[];
  /** Who reads the page, once that is known; undefined where nobody can say. */
  reader(): Promise<CurrentUser | undefined>;
}

/** What the runtime does once it runs and nobody waits for it any more; its code comes after the rest for that reason. */
export function settle({
  window,
  handover,
  reporter,
  Providers,
  ui,
  runtime,
  firstUses,
  reader,
}: Deps): void {
  attributeErrors({ window, handover, reporter });
  let act: () => void;
  const warm = warmUp(window, [
    ...firstUses,
    () => (act = rehearse(window.document, Providers)),
    () => act(),
  ]);
  const toasts = warm.then(() => import('../../ui/toasts/createToasts'));
  offerReload({ ui, runtime, toasts, reload: () => window.location.reload() });
  watchConnection(ui, toasts);
  if (ui.meta.raw.isConfirmEmailRequired === true)
    void reader().then((user) => {
      if (user && user.userID !== 0 && !user.emailConfirmed) return remind(ui);
    });
}

const remind = (ui: Ui) =>
  import('../../ui/toasts/remindOfEmail').then(
    ({ remindOfEmail }) => remindOfEmail(ui),
    (error: unknown) => ui.report({ widget: 'toasts', element: null, phase: 'load', error }),
  );
