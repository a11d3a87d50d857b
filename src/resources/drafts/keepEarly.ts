import { wasCopied } from '../../session/wasCopied';
import { createEarlyStore } from './createEarlyStore';
import type { DraftContent, DraftTarget } from './draft';
import { draftKey } from './draftKey';
import { earlyKey } from './earlyKey';
import type { LocalDraft } from './localDraft';
import { setMarker } from './setMarker';

/** What a tag's fields are to a draft. */
export type EarlyDraft = DraftContent & { target: DraftTarget };

interface Deps {
  window: Window & typeof globalThis;
  /** Site and user, as drafts have them. */
  owner: string;
  /** Null for an element that is no form of ours, or whose text is in an editor by now. */
  read(target: Element): EarlyDraft | null;
}

/** How long nobody can have signed out, somebody else in, and come back before anybody listened, milliseconds. */
const unseen = 8000;

/**
 * Keeps on this machine what is typed into the server's own fields while the code of their form is on its way: a browser
 * that is killed in that moment loses no more than later. Only of whom the page was made for: after somebody has looked
 * elsewhere it may be another's. The draft's own code takes these words away when it has them.
 */
export function keepEarly({ window, owner, read }: Deps): void {
  const { document, performance } = window;
  if (wasCopied(window) || !document.hasFocus() || performance.now() > unseen) return;
  const store = createEarlyStore(() => window.indexedDB);
  const storage = () => window.localStorage;
  const listening = new AbortController();
  const rowOf = ({ target }: Event): LocalDraft | null => {
    const draft = target instanceof window.Element ? read(target) : null;
    return (
      draft && {
        ...draft,
        ...{ owner, key: earlyKey(draftKey(draft.target), performance.timeOrigin) },
        ...{ draftID: null, draftStatus: 'draft', dateScheduled: null, onServer: null, isEarly: true },
        lastSaved: new Date().toISOString(),
      }
    );
  };
  const options = { signal: listening.signal };
  /** Once a view has taken the fields over they all look as if nobody had written in them. */
  const written: Record<string, DraftContent['meta']> = {};
  const onInput = (event: Event) => {
    const row = rowOf(event);
    if (!row) return;
    const meta = (written[row.key] = { ...written[row.key], ...row.meta });
    store.put({ ...row, meta });
    setMarker(storage, owner, true);
  };
  // A browser that sends the form by itself takes the words to the server. What is held for us is not sent.
  const onSubmit = (event: Event) => {
    const row = event.defaultPrevented ? null : rowOf(event);
    if (row) store.remove(row);
  };
  document.addEventListener('input', onInput, { ...options, capture: true });
  window.addEventListener('submit', onSubmit, options);
  const stop = () => listening.abort();
  for (const [at, type] of [[window, 'blur'] as const, [document, 'visibilitychange'] as const])
    at.addEventListener(type, stop, options);
}
