import { lazyImport } from '../../contract/lazyImport';
import { plainError, type ApiError } from '../../contract/apiError';
import { isBlank } from './checkDraft';
import { createDraft, type Draft } from './createDraft';
import { createDraftChannel } from './createDraftChannel';
import { createDraftServer } from './createDraftServer';
import { createLocalDrafts } from './createLocalDrafts';
import { wasCopied } from '../../session/wasCopied';
import type { DraftTarget, OpenedDraft, ServerDraft } from './draft';
import type { DraftDeps } from './draftDeps';
import { wasDue } from './draftBook';
import type { DraftEngineDeps } from './draftEngineDeps';
import { draftKey } from './draftKey';
import { bodyTools, type Body } from './joinBodies';
import { otherReader } from './lastReader';
import type { LocalDraft } from './localDraft';
import { markLocal } from './markLocal';
import { runAlone } from './runAlone';
import { setMarker } from './setMarker';
import { watchPresence } from './watchPresence';

/** All drafts of the user who looks at the page; made when the first one is wanted. */
export interface DraftEngine {
  /** Words are looked up behind it. `given`: what the page brought; undefined asks the server. `base`: what a change began with. */
  open(target: DraftTarget, given?: ServerDraft | null, base?: Body): OpenedDraft;
  /** What is kept on this machine, newest first. */
  list(): Promise<LocalDraft[]>;
  /** Those out of which every word has been taken; the server may not have heard of it. */
  emptied(): Promise<LocalDraft[]>;
  /** Deletes one of the server's that no view has open, and the copy here. Resolves with why it could not, or null. */
  discard(draftID: number): Promise<ApiError | null>;
  /** Tells when a draft came, changed or went. */
  watch(listener: () => void): () => void;
  stop(): void;
}

/** `userID`: whose drafts they are. `wasLeft`: somebody has looked elsewhere since the page came. */
export function createDraftEngine(deps: DraftEngineDeps, userID: number, wasLeft = false): DraftEngine {
  const { window, client, session, site, report } = deps;
  const owner = `${site}|${userID}`;
  const open = new Map<string, { draft: Draft; users: number; loading: Promise<void> }>();
  const watchers = new Set<() => void>();
  /** How often somebody has looked elsewhere; and the last question who has come back. */
  let timesAway = 0;
  const unasked: Promise<ApiError | null> = Promise.resolve(null);
  let asking = unasked;
  const log = (words: string, cause: unknown) =>
    report({ widget: 'drafts', element: null, phase: 'request', error: new Error(words, { cause }) });
  const storage = () => window.localStorage;
  const page = window.performance.timeOrigin;
  const draftsOf = (owner: string) =>
    createLocalDrafts({
      owner,
      page,
      indexedDB: () => window.indexedDB,
      locks: () => window.navigator.locks,
      storage,
      log,
    });
  // A page was made for somebody else since: it is asked first whose words these are.
  const local = markLocal(draftsOf(owner), storage, () => otherReader(storage, owner) && asking);
  const server = createDraftServer(client);
  const changed = async () => {
    for (const watcher of watchers) watcher();
    setMarker(storage, owner, (await list()).length > 0);
  };

  const presence = watchPresence(window, {
    onAway() {
      timesAway += 1;
      open.forEach(({ draft }) => draft.tell());
      // An answer that is on its way says whose these are, and so does one that is still to come where a page was made for another.
      if (asking === unasked && !otherReader(storage, owner)) open.forEach(({ draft }) => draft.away());
    },
    onBack() {
      open.forEach(({ draft }) => void draft.wake());
      // Before anything is written: it may be somebody else who has come.
      if (open.size > 0) void refusal();
    },
    onLeave: () => open.forEach(({ draft }) => void (draft.isDue() && draft.flush())),
    isAtRisk: () => [...open.values()].some(({ draft }) => draft.isAtRisk()),
  });
  // A page that stood open, or comes out of the browser's own cache, may have been made for somebody else.
  if (wasLeft || wasCopied(window)) void refusal(true);
  const channel = createDraftChannel(window, owner, {
    stored: (draft) => {
      for (const each of named(draft.key, draft.draftID)) each.take(draft);
      void changed();
    },
    ended: (key, reason, draftID, sent) => {
      for (const each of named(key, draftID)) each.end(reason, false, sent);
      void changed();
    },
    signedOut: () => end(),
  });

  /** The same draft may be open on a page that knows it by another name. */
  const named = (key: string, draftID: number | null) =>
    [...open.values()].flatMap(({ draft }) =>
      draft.key === key || (draftID !== null && draft.state().draftID === draftID) ? draft : [],
    );

  /** Whoever was away may come back as somebody else, and then these words are none of theirs. */
  function refusal(isDoubted = false): Promise<ApiError | null> {
    const doubted = presence.wasAway() || isDoubted || session.userID() !== userID;
    if (doubted) {
      const answer = ask().finally(() => {
        if (asking === answer) asking = unasked;
      });
      asking = answer;
    }
    return asking;
  }

  async function ask(): Promise<ApiError | null> {
    const began = timesAway;
    const now = await session.ask();
    // They have looked elsewhere again: that was about the time before.
    if (began !== timesAway) {
      // But it does not say that these words are another's, who may come only now.
      if (now === null || now === userID) open.forEach(({ draft }) => draft.away());
      return ask();
    }
    if (now === null) {
      presence.doubt();
      return plainError(window.navigator.onLine ? 'network' : 'offline');
    }
    if (now === userID) {
      open.forEach(({ draft }) => draft.back());
      return null;
    }
    if (isLeft()) leave();
    return plainError('unauthorized', 401);
  }

  const list = async () =>
    (await local.list())
      .filter((draft) => !isBlank(draft) && !wasDue(draft))
      .sort((a, b) => (a.lastSaved < b.lastSaved ? 1 : -1));

  /** Nothing of this user may stay in the page's views. */
  function end(): void {
    open.forEach(({ draft }) => draft.end('signedOut'));
    for (const watcher of watchers) watcher();
  }

  /** Somebody else reads now. What they have written here already is none of this user's. */
  function leave(): void {
    open.forEach(({ draft }) => draft.leave());
    for (const watcher of watchers) watcher();
  }

  // What a guest has written is whose who signs in.
  const isLeft = () => ![userID, 0].includes(session.userID()) && userID !== 0;

  // Who signs out needs the network, as this does.
  let joins: ReturnType<DraftDeps['joins']>;
  const guard = lazyImport(() => import('./besideEngine')).then(
    ({ besideEngine: { guardSignOut, joinChanges, mergeBodies } }) => {
      joins = { join: joinChanges(bodyTools), merge: mergeBodies(bodyTools) };
      return guardSignOut(window, deps.signOutUrl, {
        ...{ open, local, server, storage, list, isLeft },
        end() {
          channel.signedOut();
          end();
        },
      });
    },
    () => undefined,
  );

  function find(target: DraftTarget, key: string, given?: ServerDraft | null, base?: Body) {
    const known = open.get(key);
    if (known) return known;
    const draft = createDraft({
      ...{ owner, key, target, base, local, server, refusal, log },
      joins: () => joins,
      alone: (run) => runAlone(window, `${owner}|${key}`, run),
      isDoubted: () => userID !== 0 && (presence.isAway() || asking !== unasked),
      localOnly: userID === 0,
      async give(before, mixed) {
        const next = draftsOf(`${site}|${session.userID()}`);
        await (await lazyImport(() => import('./giveWords'))).giveWords(window, next, before, mixed, base);
      },
      onStored(record) {
        channel.stored(record);
        void changed();
      },
      onEnded(...how) {
        channel.ended(key, ...how);
        return changed();
      },
    });
    const entry = { draft, users: 0, loading: draft.load(given) };
    open.set(key, entry);
    // Somebody else has come before it was opened.
    if (isLeft()) draft.leave();
    return entry;
  }

  return {
    open(target, given, base) {
      const key = draftKey(target);
      const entry = find(target, key, given, base);
      if (entry.users++ === 0) entry.draft.reopen();
      let closed = false;
      return {
        ...entry.draft,
        refusal,
        // Whoever sends them has to be who wrote them.
        ready: async () => ({ refusal: await refusal(), ...(await entry.draft.ready()) }),
        close() {
          const strays = isLeft() ? entry.draft.leave() : null;
          if (closed) return strays;
          closed = true;
          entry.users -= 1;
          if (entry.users > 0) return strays;
          // While it is being saved a second one would be saved beside it; and what nothing else keeps waits here.
          void entry.draft.stop().then(() => entry.users || entry.draft.isAtRisk() || open.delete(key));
          // The answer to who has come may still be on its way.
          void asking.then(() => isLeft() && entry.draft.leave());
          return strays;
        },
      };
    },
    list,
    emptied: async () => (await local.list()).filter(isBlank),
    discard: (draftID) =>
      lazyImport(() => import('./besideEngine')).then(
        ({ besideEngine: { discardSaved } }) =>
          discardSaved({ local, server, refusal, named, channel, changed, log }, draftID),
        () => plainError('network'),
      ),
    watch(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    stop() {
      open.forEach(({ draft }) => draft.stop());
      presence.stop();
      channel.close();
      void guard.then((stopGuard) => stopGuard?.());
      local.close();
    },
  };
}
