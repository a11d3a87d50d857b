import type { ApiError } from '../../contract/apiError';
import { checkDraft, isBlank } from './checkDraft';
import type { DraftAnswer, DraftServer } from './createDraftServer';
import type { Keeper } from './createKeeper';
import type { ServerDraft } from './draft';
import { dateOf, isDirty, isUncertain, type DraftBook } from './draftBook';
import { goOnAsNew } from './goOnAsNew';
import type { LocalDraft } from './localDraft';

/** Milliseconds: how long nothing must be typed before the server is told, and the longest pause between two attempts. */
const autosaveDelay = 5000;
const longestPause = 60_000;

export interface AutosaveDeps {
  book: DraftBook;
  keeper: Keeper;
  server: DraftServer;
  /** Why the server must not be asked now: somebody else may be signed in by now. Null when it may. */
  refusal(isDoubted?: boolean): Promise<ApiError | null>;
  /** Asks what the server has of words that were begun without knowing, and joins the two. Resolves with why it could not. */
  meetServer(): Promise<ApiError | null>;
  /** Asks what has become of a draft elsewhere. Resolves with why it could not. */
  lookAgain(): Promise<ApiError | null>;
  /** Two tabs that each make a draft would make two. */
  alone<Result>(run: () => Promise<Result>): Promise<Result>;
  log(words: string, error: unknown): void;
  onSaved(): unknown;
}

export interface Autosave {
  /** 5 s after the last call. */
  later(milliseconds?: number): void;
  /** Now; with `all` until the server has even what is typed meanwhile. One call at a time. */
  now(all?: boolean): Promise<void>;
  /** Takes an answer of the server over; `sent`: which words it has by now. Answers whether it was one. */
  settle(words: string, answer: DraftAnswer<ServerDraft | null>, sent: string | null): Promise<boolean>;
  /** Resolves when no call is under way: one that was begun before the network came back may fail only after that. */
  rest(): Promise<void>;
  /** It will be sent, and from this page. */
  isDue(): boolean;
  stop(): void;
}

/** Brings a draft's words to the server. */
export function createAutosave(deps: AutosaveDeps): Autosave {
  const { book, keeper, server, refusal, meetServer, lookAgain, alone, log, onSaved } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
  /** A draft that the server has for the same place is another. */
  let isAnother = false;
  /** The `lastSaved` of those words of which a draft was last made, whether the server has answered or not. */
  let posted = '';

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const later = (milliseconds = autosaveDelay) => {
    stop();
    server.prepare?.();
    timer = setTimeout(() => void now(), milliseconds);
  };

  async function failed(words: string, error: ApiError): Promise<void> {
    const { generation } = book;
    // Some servers forbid guests instead of asking who they are.
    if (error.status === 403) error = (await refusal(true)) ?? error;
    if (generation !== book.generation) return;
    // One line for a row of failures: an hour offline is not news every minute.
    if (failures++ === 0) log(words, error);
    book.error = error;
    if (error.status === 0 || error.status >= 500 || error.status === 429)
      later(Math.min(longestPause, autosaveDelay * 2 ** (failures - 1)));
  }

  /** An answer that was lost on its way, or with its page, may have been about a draft that is there now. */
  const findLost = ({ draftID, target }: LocalDraft) =>
    draftID === null && !isAnother && (failures > 0 || book.isStored) ? server.find(target) : null;

  async function save(sent: LocalDraft): Promise<DraftAnswer<ServerDraft | null>> {
    // Another tab may have made it while this one waited.
    const lost = await findLost(book.record);
    if (lost?.error) return lost;
    const draftID = lost?.data?.draftID ?? book.record.draftID;
    if (draftID === null) posted = sent.lastSaved;
    return server.save({ ...sent, draftID });
  }

  async function run(all: boolean): Promise<void> {
    stop();
    const { generation } = book;
    while (isDirty(book)) {
      const stopped = await refusal();
      if (generation !== book.generation) return;
      if (stopped) return failed('Error autosaving draft', stopped);
      // A save says the date anew, which may have been given or taken back on another device.
      const asked = book.record.isEarly ? meetServer() : isUncertain(book) ? lookAgain() : null;
      const unseen = await asked;
      if (generation !== book.generation) return;
      if (unseen) return failed('Error fetching draft from server', unseen);
      // What is there may be all that is here by now; or words that these have still to meet.
      if (!isDirty(book) || book.record.isEarly) continue;
      const sent = book.record;
      if (isBlank(sent)) {
        // Somebody has taken every word out again; the server would bring them back.
        const lost = await findLost(sent);
        // One of another device has other words, and stays.
        const draftID = lost?.data?.lastSaved === posted ? lost.data.draftID : sent.draftID;
        const left = lost?.error ?? (draftID === null ? null : await server.remove(draftID));
        if (generation !== book.generation) return;
        if (left) return failed('Error deleting draft', left);
        keeper.put({ draftID: null, onServer: sent.lastSaved });
      } else {
        const problem = checkDraft(book.target.recordType, sent);
        // It stays here.
        if (problem) return log(problem, null);
        const answer = await (sent.draftID === null ? alone(() => save(sent)) : save(sent));
        if (generation !== book.generation) {
          // It was posted or discarded while it was being saved: this copy came too late.
          if (answer.data && sent.draftID === null) await server.remove(answer.data.draftID);
          return;
        }
        // It went elsewhere, and somebody goes on writing it: that is a new one.
        if (answer.error?.status === 404 && sent.draftID !== null) {
          isAnother = true;
          goOnAsNew(book, keeper);
          continue;
        }
        if (!(await settle('Error autosaving draft', answer, sent.lastSaved))) return;
      }
      if (!all && isDirty(book)) return later();
    }
  }

  async function settle(words: string, answer: DraftAnswer<ServerDraft | null>, sent: string | null) {
    if (answer.error) {
      await failed(words, answer.error);
      return false;
    }
    failures = 0;
    book.error = null;
    book.heardAt = Date.now();
    const saved = answer.data ?? book.record;
    keeper.put({ ...dateOf(saved), draftID: saved.draftID, onServer: sent });
    return true;
  }

  const now = async (all = false): Promise<void> => {
    if (running) {
      await running;
      return all && isDirty(book) && !book.error ? now(true) : undefined;
    }
    running = run(all).finally(() => {
      running = null;
      onSaved();
    });
    return running;
  };

  return {
    later,
    now,
    settle,
    rest: async () => void (await running),
    isDue: () => timer !== undefined,
    stop,
  };
}
