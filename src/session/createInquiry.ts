import { plainError, type ApiError } from '../contract/apiError';
import type { AppStore } from '../store/storeTypes';
import { again, askWhoReads } from './askWhoReads';
import { noPermissions } from './permissions';
import { saysGuest } from './saysGuest';
import { selectMe, selectPermissions, sessionApi } from './sessionApi';

interface Deps {
  store: AppStore;
  /** Hears why the session is unknown, once until it is known again. */
  onFailed(why: string): void;
}

/** Whether user and permissions are known. An answer that is missing is no answer: neither a guest nor a refusal. */
export interface Inquiry {
  isKnown(): boolean;
  /** Why they are not, as of the last answers: `users/me: 500 server`. */
  failure(): string | null;
  /**
   * Asks for the missing answers. Resolves with null when all are known, or with why not. `isUsed`: a reader waits for it, so
   * that only a failure of this moment, or a server that has asked for patience, answers in its place.
   */
  ready(isUsed?: boolean): Promise<string | null>;
  /** Asks again as soon as the pending request has failed: the network is back, and earlier failures no longer count. */
  renew(): Promise<string | null>;
  /** Resolves when all is known, however long that takes. */
  known(): Promise<void>;
  /** Another user has signed in: the permissions are still those of the last one. */
  distrustPermissions(): void;
  stop(): void;
}

/** How long a failure answers for the server, milliseconds: where a reader waits, and where none does. */
const pauses = { used: 1000, unused: 5000 };

const { me, permissions } = sessionApi.endpoints;

export function createInquiry({ store, onFailed }: Deps): Inquiry {
  const errors = new Map<string, ApiError>();
  const waiting: (() => void)[] = [];
  let asking: Promise<string | null> | null = null;
  let failed: { why: string; at: number; until: number } | null = null;
  let isStale = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const user = () => selectMe(store.getState()).data;
  const granted = () => selectPermissions(store.getState()).data;
  const questions = [
    {
      path: 'users/me',
      endpoint: me,
      isOpen: () => user() === undefined,
      put: () => store.dispatch(askWhoReads()),
    },
    {
      path: 'users/$me/permissions',
      endpoint: permissions,
      isOpen: () => granted() === undefined || isStale,
      put: () => store.dispatch(permissions.initiate(undefined, again)),
    },
  ];
  const isKnown = () => !questions.some(({ isOpen }) => isOpen());

  /** Makes of the answers so far what can be made of them. */
  function judge(): void {
    const refusal = errors.get('users/$me/permissions');
    // A refusal because of no sign-in means no permissions; those of the last user hold for no other.
    const isDenied = refusal !== undefined && user()?.userID === 0 && saysGuest(refusal);
    if (refusal && (isDenied || isStale) && granted() !== noPermissions)
      store.dispatch(
        sessionApi.util.upsertQueryEntries([
          { endpointName: 'permissions', arg: undefined, value: noPermissions },
        ]),
      );
    if (isDenied) isStale = false;
    if (!isKnown()) return;
    failed = null;
    clearTimeout(timer);
    for (const goOn of waiting.splice(0)) goOn();
  }

  async function ask(): Promise<string | null> {
    await Promise.all(questions.filter(({ isOpen }) => isOpen()).map(async ({ put }) => put()));
    if (isKnown()) return null;
    const open = questions.filter(({ isOpen }) => isOpen());
    const refusals = open.flatMap(({ path }) => errors.get(path) ?? []);
    // Another user has signed in meanwhile, and their permissions are not here yet.
    if (refusals.length < open.length) return ask();
    const why = open.map(({ path }, index) => `${path}: ${wordsOf(refusals[index]!)}`).join(', ');
    const patience = 1000 * Math.max(...refusals.map(({ retryAfter = 0 }) => retryAfter));
    const isFirst = failed === null;
    failed = { why, at: Date.now(), until: Date.now() + patience };
    clearTimeout(timer);
    if (patience > 0) timer = setTimeout(() => void ready(true), Math.max(patience, pauses.unused));
    if (isFirst) onFailed(why);
    return why;
  }

  function ready(isUsed = false): Promise<string | null> {
    if (isKnown()) return Promise.resolve(null);
    const pause = isUsed ? pauses.used : pauses.unused;
    if (!asking && failed && Date.now() < Math.max(failed.until, failed.at + pause))
      return Promise.resolve(failed.why);
    return (asking ??= ask().finally(() => (asking = null)));
  }

  async function renew(): Promise<string | null> {
    await asking;
    if (failed) failed.at = -Infinity;
    return ready();
  }

  const stopWatching = questions.flatMap(({ path, endpoint }) => [
    store.listener.startListening({
      predicate: endpoint.matchFulfilled,
      effect: () => {
        if (endpoint === permissions) isStale = false;
        errors.delete(path);
        judge();
      },
    }),
    store.listener.startListening({
      // A question that needs no asking, because its answer is here or on its way, is rejected as well.
      predicate: (action) => endpoint.matchRejected(action) && !action.meta.condition,
      effect: (action) => {
        errors.set(path, (action as { payload?: ApiError }).payload ?? plainError('aborted'));
        judge();
      },
    }),
  ]);

  return {
    isKnown,
    failure: () => (isKnown() || !failed ? null : failed.why),
    ready,
    renew,
    known: () => (isKnown() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    distrustPermissions: () => void (isStale = true),
    stop() {
      clearTimeout(timer);
      for (const stop of stopWatching) stop();
    },
  };
}

const wordsOf = ({ status, code }: ApiError) => (status > 0 ? `${status} ${code}` : code);
