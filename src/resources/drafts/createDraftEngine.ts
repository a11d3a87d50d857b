import type { ApiClient } from '../../contract/apiClient';
import { plainError, type ApiError } from '../../contract/apiError';
import { attributes } from '../../contract/attributes';
import type { FailureDetail } from '../../contract/events';
import type { ReaderCheck } from '../../session/createReaderCheck';
import { isBlank } from './checkDraft';
import { createDraft, type Draft } from './createDraft';
import { createDraftStore } from './createDraftStore';
import { draftKey, editingSession, type DraftRow, type DraftTarget, type ServerDraft } from './draft';
import { createDraftChannel } from './draftChannel';
import { usualRules, type DraftRules } from './draftRules';
import { createDraftServer } from './draftServer';
import { guardSignOut } from './guardSignOut';
import { newestOf, readRows, wasDue } from './readRow';

/** What a user's drafts need of the page around them. */
export interface DraftEngineDeps {
  window: Window & typeof globalThis;
  client: Pick<ApiClient, 'send' | 'prepare'>;
  reader: ReaderCheck;
  /** Path prefix of the forum: two forums of one origin share its storage. */
  site: string;
  signOutUrl: string;
  report(failure: FailureDetail): void;
}

type Gone = Pick<DraftRow, 'key' | 'draftID'>;

/** Milliseconds for which a post waits for stored text. */
const patience = 5000;

export type DraftEngine = ReturnType<typeof createDraftEngine>;
/** One draft, open in a view. */
export type DraftHandle = ReturnType<DraftEngine['open']>;

/** All drafts of the user who reads the page; made when the first one is wanted. */
export function createDraftEngine(deps: DraftEngineDeps, userID: number) {
  const { window, client, reader, site, report } = deps;
  const owner = `${site}|${userID}`;
  const open = new Map<string, { draft: Draft; users: number }>();
  const watchers = new Set<() => void>();
  const ended: Gone[] = [];
  const log = (message: string, cause: unknown) =>
    report({ widget: 'drafts', element: null, phase: 'request', error: new Error(message, { cause }) });
  const editing = editingSession(window);
  const { taken, own } = editing;
  const store = createDraftStore(window, owner, log);
  const server = createDraftServer(client);
  const each = (run: (draft: Draft) => unknown) => open.forEach(({ draft }) => void run(draft));
  const notify = () => watchers.forEach((watcher) => watcher());
  const rows = () => readRows(store);
  const newest = async () => newestOf(await rows());
  /** The newest persisted copy of each draft on this device, newest first. */
  const list = async () => (await newest()).filter((row) => !isBlank(row) && !wasDue(row));
  const changed = async () => {
    notify();
    store.mark((await list()).length > 0);
  };

  // A guest's text is that of the user who signs in.
  const isOther = (now: number | null) => userID !== 0 && now !== null && now !== userID && now !== 0;
  const hear = (now: number | null) => {
    if (isOther(now)) {
      each((draft) => draft.leave());
      notify();
    } else if (now === userID) each((draft) => draft.confirm());
  };
  async function refusal(isDoubted = false): Promise<ApiError | null> {
    const known = await reader.ask(isDoubted);
    // Nothing is refused by an old answer: the session may be open again, by a sign-in in another tab.
    const now = known === userID || known === null ? known : await reader.ask(true);
    hear(now);
    if (now === null) return plainError(window.navigator.onLine ? 'network' : 'offline');
    return now === userID ? null : plainError('unauthorized', 401);
  }
  const isSure = () => reader.isSure() && reader.userID() === userID;

  /** The same draft may be open on a page that knows it by another name. */
  const named = (key: string, draftID: number | null) =>
    [...open.values()].flatMap(({ draft }) =>
      draft.key === key || (draftID !== null && draft.row().draftID === draftID) ? draft : [],
    );
  const channel = createDraftChannel(window, owner, {
    stored(row) {
      for (const draft of named(row.key, row.draftID)) void draft.meet(row);
      void changed();
    },
    ended(key, reason, draftID, sent) {
      ended.push({ key, draftID });
      for (const draft of named(key, draftID)) draft.end(reason, { sent });
      void changed();
    },
    signedOut: () => end(),
  });
  /** Nothing of this user may stay in the page's views. */
  function end(): void {
    each((draft) => draft.end('signedOut'));
    notify();
  }

  let unwatch: (() => void) | null = null;
  const watchReader = () =>
    (unwatch ??= reader.watch({
      // A page that goes has no time to ask who reads: until now it was the owner.
      onHide: () =>
        each((draft) => {
          draft.hide();
          if (draft.isDue()) void draft.flush();
        }),
      onReturn(now) {
        hear(now);
        if (!isOther(now)) each((draft) => draft.wake());
      },
    }));
  const listening = new AbortController();
  window.addEventListener(
    'beforeunload',
    (event) => {
      // A user who has been asked already is not asked again.
      const isAsked = window.document.documentElement.hasAttribute(attributes.state);
      if ([...open.values()].some(({ draft }) => draft.isAtRisk()) && !isAsked) event.preventDefault();
    },
    listening,
  );
  const stopGuard = guardSignOut(window, deps.signOutUrl, {
    ...{ open, store, server, rows },
    isLeft: () => isOther(reader.userID()),
    end() {
      channel.signedOut();
      end();
    },
  });

  function find(target: DraftTarget, key: string, given: ServerDraft | null | undefined, rules: DraftRules) {
    const known = open.get(key);
    if (known) return known;
    taken.add(key);
    const draft = createDraft({
      ...{ owner, key, target, rules, store, rows, server, isSure, refusal, log },
      locks: window.navigator.locks,
      localOnly: userID === 0,
      session: editing.id,
      isOwn: () => isSure() || own.get(key) === owner,
      isOthers: () => (own.get(key) ?? owner) !== owner && own.delete(key),
      onStored(row) {
        channel.stored(row);
        void changed();
      },
      onEnded(...how) {
        ended.push({ key, draftID: how[1] });
        channel.ended(key, ...how);
        return changed();
      },
    });
    const entry = { draft, users: 0 };
    open.set(key, entry);
    watchReader();
    void draft.load(given);
    return entry;
  }

  /** `given`: the draft that the page brought, null for none; undefined asks the server. The first view's `rules` are the draft's. */
  function openDraft(target: DraftTarget, given?: ServerDraft | null, rules = usualRules) {
    const key = draftKey(target);
    const entry = find(target, key, given, rules);
    if (entry.users++ === 0) entry.draft.reopen();
    let isClosed = false;
    return {
      ...entry.draft,
      /** Resolves once stored text is known, here and on the server, or after five seconds. `refusal`: why it must not be sent. */
      async ready() {
        const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
        // Only the author may send it, however long it takes to know that.
        const refused = await refusal();
        await Promise.race([entry.draft.ready(), late]);
        return { refusal: refused, ...entry.draft.state() };
      },
      /**
       * The view is gone; the text stays. Answers the text that another user, who had signed in unnoticed, began here; null
       * without any.
       */
      close() {
        const begun = isOther(reader.userID()) ? entry.draft.leave() : null;
        if (isClosed) return begun;
        isClosed = true;
        entry.users -= 1;
        if (entry.users > 0) return begun;
        // Text that the server does not have yet is still tried; a second one would be saved beside it.
        void entry.draft.stop().then(() => {
          if (entry.users > 0 || entry.draft.isUnsent() || entry.draft.isAtRisk()) return;
          open.delete(key);
          if (open.size === 0) unwatch?.();
          if (open.size === 0) unwatch = null;
        });
        return begun;
      },
    };
  }

  return {
    open: openDraft,
    /** Sends what only this device has of a draft. Resolves with the server's number of it; null while it does not have it all. */
    async send(target: DraftTarget): Promise<number | null> {
      const draft = openDraft(target);
      const { draftID, saved } = await draft.flush();
      draft.close();
      return saved === 'local' || saved === 'memory' ? null : draftID;
    },
    list,
    /** Those whose text was deleted, which the server may not have heard of, and those that have ended since in any tab. */
    gone: async (): Promise<Gone[]> => [...(await newest()).filter(isBlank), ...ended],
    /** The comments of a discussion that drafts of the server answer. */
    async repliesIn(parentRecordID: number): Promise<number[]> {
      const place = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID } as const;
      const { data } = userID === 0 ? { data: [] } : await server.list(place);
      return (data ?? []).flatMap(({ meta: { commentParentID: id } }) => (typeof id === 'number' ? id : []));
    },
    /** Deletes a draft of the server and its copies here. Resolves with why it could not, or null. */
    async discard(draftID: number): Promise<ApiError | null> {
      const error = (await refusal()) ?? (await server.remove(draftID));
      const copies = (await rows()).filter((row) => row.draftID === draftID);
      if (error) {
        if (copies.length > 0) log('Error deleting draft', error);
        return error;
      }
      const key = copies[0]?.key ?? '';
      for (const draft of named(key, draftID)) draft.end('discarded');
      for (const row of copies)
        await store.remove(row).catch((failure: unknown) => log('Error deleting draft', failure));
      ended.push({ key, draftID });
      // Other tabs may have it open.
      channel.ended(key, 'discarded', draftID);
      await changed();
      return null;
    },
    /** Tells when a draft came, changed or went. */
    watch(listener: () => void) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    stop() {
      each((draft) => draft.stop(true));
      listening.abort();
      unwatch?.();
      stopGuard();
      channel.close();
      store.close();
    },
  };
}
