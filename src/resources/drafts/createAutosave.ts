import type { ApiError } from '../../contract/apiError';
import { checkDraft, isBlank } from './checkDraft';
import type { Copies } from './createCopies';
import type { DraftDeps } from './draftDeps';
import type { ServerDraft } from './draft';
import { isDirty, isUncertain, type DraftBook } from './draftBook';
import type { DraftAnswer } from './draftServer';

/** Milliseconds: the pause after the last change, and the longest between two attempts. */
const autosaveDelay = 5000;
const longestPause = 60_000;

export type Autosave = ReturnType<typeof createAutosave>;

/** Brings a draft's text to the server. A guest's stays here. */
export function createAutosave(deps: DraftDeps, book: DraftBook, copies: Copies, onSaved: () => void) {
  const { server, log, localOnly, refusal, rules } = deps;
  const { put } = copies;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  /** 5 s after the last call. */
  const later = (milliseconds = autosaveDelay) => {
    stop();
    if (localOnly || !rules.isAutosaved) return;
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
    /** Whether this goes on, with what the server has by now. */
    const look = async () => {
      const unseen = await copies.look();
      if (unseen && !isOver()) await failed('Error fetching draft from server', unseen);
      return unseen === null && !isOver();
    };
    let isLooked = false;
    while (isDirty(book.row)) {
      const stopped = await refusal();
      if (isOver()) return;
      if (stopped) return failed('Error autosaving draft', stopped);
      if (!isLooked && isUncertain(book)) {
        if (!(await look())) return;
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
        if (status === 404) copies.goOnAsNew();
        // Another device has saved in between.
        else if (status === 409) {
          put({ sent: undefined });
          if (!(await look())) return;
        } else if (!(await settle('Error autosaving draft', answer, sent.lastSaved))) return;
        else if (!all && isDirty(book.row)) return later();
        continue;
      }
      if (!all && isDirty(book.row)) return later();
    }
  }

  /** Takes an answer of the server; `known`: the `lastSaved` of what it has by now. Resolves with whether it was one. */
  async function settle(
    message: string,
    answer: DraftAnswer<ServerDraft | null>,
    known: string | null,
  ): Promise<boolean> {
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

  /** Saves now; with `all` until the server also has text typed meanwhile. One call at a time. */
  const now = async (all = false): Promise<void> => {
    if (localOnly) return;
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
    /** Saves now, unless its author alone decides that. */
    byItself: async () => (rules.isAutosaved ? now() : undefined),
    /** Resolves when no call is under way. */
    rest: async () => void (await running),
    isDue: () => timer !== undefined,
  };
}
