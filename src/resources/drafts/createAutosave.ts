import type { ApiError } from '../../contract/apiError';
import { checkDraft, isBlank } from './checkDraft';
import type { DraftRow, ServerDraft } from './draft';
import { isDirty, isUncertain, type DraftBook } from './draftBook';
import type { DraftAnswer, DraftServer } from './draftServer';

/** Milliseconds: the pause after the last change, and the longest between two attempts. */
const autosaveDelay = 5000;
const longestPause = 60_000;

export interface AutosaveDeps {
  book: DraftBook;
  server: DraftServer;
  /** `isUrgent`: the page may be about to go. */
  put(change: Partial<DraftRow>, isUrgent?: boolean): void;
  /** Why the server must not be asked now: another user may be signed in. Null when it may. */
  refusal(isDoubted?: boolean): Promise<ApiError | null>;
  /** Asks the server what it has. Resolves with why it could not. */
  look(): Promise<ApiError | null>;
  /** The server's draft is deleted: this text becomes a new draft. */
  goOnAsNew(): void;
  log(message: string, error: unknown): void;
  onSaved(): void;
}

export interface Autosave {
  /** 5 s after the last call. */
  later(milliseconds?: number): void;
  /** Saves now; with `all` until the server also has text typed meanwhile. One call at a time. */
  now(all?: boolean): Promise<void>;
  /** Takes an answer of the server; `known`: the `lastSaved` of what it has by now. Resolves with whether it was one. */
  settle(message: string, answer: DraftAnswer<ServerDraft | null>, known: string | null): Promise<boolean>;
  /** Resolves when no call is under way. */
  rest(): Promise<void>;
  isDue(): boolean;
  stop(): void;
}

/** Brings a draft's text to the server. */
export function createAutosave(deps: AutosaveDeps): Autosave {
  const { book, server, put, refusal, look, goOnAsNew, log, onSaved } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const later = (milliseconds = autosaveDelay) => {
    stop();
    server.prepare?.();
    timer = setTimeout(() => void now(), milliseconds);
  };

  async function failed(message: string, error: ApiError): Promise<void> {
    const { generation } = book;
    // Some servers forbid guests instead of asking who they are.
    if (error.status === 403) error = (await refusal(true)) ?? error;
    if (generation !== book.generation) return;
    // One line for a row of failures: an hour offline is not news every minute.
    if (failures++ === 0) log(message, error);
    book.error = error;
    if (error.status === 0 || error.status >= 500 || error.status === 429)
      later(Math.min(longestPause, autosaveDelay * 2 ** (failures - 1)));
  }

  async function run(all: boolean): Promise<void> {
    stop();
    const { generation } = book;
    const isOver = () => generation !== book.generation;
    let isLooked = false;
    while (isDirty(book.row)) {
      const stopped = await refusal();
      if (isOver()) return;
      if (stopped) return failed('Error autosaving draft', stopped);
      if (!isLooked && isUncertain(book)) {
        const unseen = await look();
        if (isOver()) return;
        if (unseen) return failed('Error fetching draft from server', unseen);
        isLooked = true;
        continue;
      }
      const sent = book.row;
      if (isBlank(sent)) {
        // The server would bring the text back that the user has deleted.
        const left = sent.draftID === null ? null : await server.remove(sent.draftID);
        if (isOver()) return;
        if (left) return failed('Error deleting draft', left);
        put({ draftID: null, onServer: sent.lastSaved });
      } else {
        const problem = checkDraft(sent.target.recordType, sent);
        // It stays here.
        if (problem) return log(problem, null);
        put({ sent: sent.lastSaved }, true);
        const answer = await server.save(sent);
        if (isOver()) {
          // It was posted or discarded while it was being saved: this copy came too late.
          if (answer.data && sent.draftID === null) await server.remove(answer.data.draftID);
          return;
        }
        const status = sent.draftID === null ? undefined : answer.error?.status;
        if (status === 404) goOnAsNew();
        // Another device has saved in between.
        else if (status === 409) {
          put({ sent: undefined });
          const unseen = await look();
          if (isOver()) return;
          if (unseen) return failed('Error fetching draft from server', unseen);
        } else if (!(await settle('Error autosaving draft', answer, sent.lastSaved))) return;
        else if (!all && isDirty(book.row)) return later();
        continue;
      }
      if (!all && isDirty(book.row)) return later();
    }
  }

  async function settle(message: string, answer: DraftAnswer<ServerDraft | null>, known: string | null) {
    if (answer.error) {
      // Refused, and not lost on its way.
      if (answer.error.status >= 400 && answer.error.status < 500) put({ sent: undefined });
      await failed(message, answer.error);
      return false;
    }
    failures = 0;
    book.error = null;
    book.heardAt = Date.now();
    const { draftID, draftStatus, dateScheduled } = answer.data ?? book.row;
    put({ draftID, draftStatus, dateScheduled, onServer: known, sent: undefined });
    return true;
  }

  const now = async (all = false): Promise<void> => {
    if (running) {
      await running;
      return all && isDirty(book.row) && !book.error ? now(true) : undefined;
    }
    running = run(all).finally(() => {
      running = null;
      onSaved();
    });
    return running;
  };

  return {
    ...{ later, now, settle, stop },
    rest: async () => void (await running),
    isDue: () => timer !== undefined,
  };
}
