import { wasCopied } from '../../session/wasCopied';
import { noteLeft } from '../../session/wasLeft';
import { createDraftStore, createRowWriter, type RowWriter } from './createDraftStore';
import {
  blankRow,
  draftKey,
  editingSession,
  type DraftContent,
  type DraftRow,
  type DraftTarget,
} from './draft';

/** A form of the server's, as a draft. */
export type EarlyDraft = DraftContent & { target: DraftTarget };

interface Deps {
  window: Window & typeof globalThis;
  /** The user the page was made for, `site|userID`; null where it does not say. */
  owner: string | null;
  /** The user who reads now, as the server says; null when it does not. */
  ask(): Promise<string | null>;
  /** What a form that this element is in holds; null for an element of no such form. */
  read(target: Element): EarlyDraft | null;
  /** Puts the fields back to what the server had printed. */
  clear(target: Element): void;
}

interface Form {
  place: Element;
  row: DraftRow;
  /** The page's user began it. */
  isOwn: boolean;
  writer: RowWriter;
}

/** Milliseconds in which no user can have signed out, and another one come back, before anything listened. */
const unseen = 8000;

/**
 * Persists text typed into the server's own fields while the code of their form is loading: a browser killed then
 * loses no more than later. It writes the copy of this page's editing session, in which the editor goes on.
 */
export function keepEarly({ window, owner: named, ask, read, clear }: Deps): void {
  const { document, performance } = window;
  const editing = editingSession(window);
  const { taken, own } = editing;
  const forms = new Map<string, Form>();
  let owner = named ?? '';
  let store = createDraftStore(window, owner);
  let isSure = named !== null && !wasCopied(window) && document.hasFocus() && performance.now() <= unseen;
  let turn = 0;
  let isAsking = false;

  function keep({ row, writer }: Form): void {
    // Where the page does not say for whom it was made, text waits for the server's answer.
    if (owner === '') return;
    writer.put(row);
  }
  function take(target: EventTarget | null): void {
    const draft = target instanceof window.Element ? read(target) : null;
    if (!draft) return;
    const key = draftKey(draft.target);
    if (taken.has(key)) return void forms.get(key)?.writer.cancel();
    const form: Form = forms.get(key) ?? {
      ...{ place: target as Element, isOwn: isSure, writer: createRowWriter(store) },
      row: blankRow(owner, key, editing.id, draft.target),
    };
    const { body, format, meta } = draft;
    form.row = {
      ...form.row,
      ...{ body, format, meta: { ...form.row.meta, ...meta }, lastSaved: new Date().toISOString() },
    };
    forms.set(key, form);
    if (form.isOwn) own.set(key, owner);
    keep(form);
    if (!isSure) void findReader();
  }
  async function findReader(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const asked = turn;
    const reader = await ask().catch(() => null);
    isAsking = false;
    if (asked !== turn) return findReader();
    // It is asked again with the next key.
    if (reader === null) return;
    isSure = true;
    if (reader !== owner) return handOver(reader);
    for (const [key, form] of forms) {
      form.isOwn = true;
      own.set(key, owner);
    }
  }
  /** Another user reads now: a text goes out of the fields and stays its author's, whole. */
  function handOver(reader: string): void {
    const before = { owner, store };
    // Text typed from here on is a new copy, without the text that was cleared.
    editing.id += '+';
    owner = reader;
    store = createDraftStore(window, owner);
    for (const [key, form] of [...forms].filter(([key]) => !taken.has(key))) {
      if (form.isOwn) {
        clear(form.place);
        forms.delete(key);
        own.delete(key);
        continue;
      }
      const { row, writer } = form;
      if (before.owner !== '') void writer.settled().then(() => before.store.remove(row));
      Object.assign(form, { row: { ...row, owner }, writer: createRowWriter(store), isOwn: true });
      keep(form);
    }
  }

  const onAway = () => {
    turn += 1;
    isSure = false;
    noteLeft(window);
    // Another user must not see that text.
    if (forms.size > 0 && document.hasFocus()) void findReader();
  };
  // A browser that sends the form by itself takes the text to the server.
  const onSubmit = ({ defaultPrevented, target }: Event) => {
    const draft = !defaultPrevented && target instanceof window.Element ? read(target) : null;
    const key = draft && draftKey(draft.target);
    const form = key === null ? undefined : forms.get(key);
    if (!form || key === null) return;
    forms.delete(key);
    form.writer.cancel();
    void store.remove(form.row);
  };
  document.addEventListener('input', ({ target }) => take(target), true);
  window.addEventListener('submit', onSubmit);
  window.addEventListener('pagehide', () => forms.forEach(({ writer }) => writer.flush()));
  for (const type of ['blur', 'focus']) window.addEventListener(type, onAway);
  document.addEventListener('visibilitychange', onAway);
  // Typed before this came. What a browser fills in again after Back is kept already.
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  if (entry?.type === 'back_forward') return;
  for (const field of document.querySelectorAll<HTMLInputElement>('textarea,input'))
    if (field.value !== field.defaultValue) take(field);
}
