import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionChanged } from '../../session/sessionChanged';
import type { RootState } from '../../store/storeTypes';
import type { CheckedDiscussion } from './checkedDiscussion';

export type BulkKind = 'move' | 'merge' | 'close' | 'delete';

/** An action under way. */
export interface BulkRun {
  kind: BulkKind;
  total: number;
  /** Tried so far, with or without success. */
  tried: number;
  /** It was cancelled, and ends with the round that was sent. */
  stopping: boolean;
}

/** Of each discussion one is true: it is checked, or pending, or not here. */
export interface Selection {
  /** In the order of checking. */
  checked: CheckedDiscussion[];
  pending: CheckedDiscussion[];
  /** Why the last action on a checked one failed, by ID. */
  failed: Record<number, string>;
  run: BulkRun | null;
  /** Whose session has ended, for whom it waits; 0 while they are here. */
  waitsFor: number;
}

/** What lasts from page to page. */
export type KeptSelection = Pick<Selection, 'checked' | 'failed'>;

const initialState: Selection = { checked: [], pending: [], failed: {}, run: null, waitsFor: 0 };

const without = (list: CheckedDiscussion[], ids: readonly number[]) => {
  const gone = new Set(ids);
  return list.filter(({ discussionID }) => !gone.has(discussionID));
};

/** Entries that exist already stay unchanged, pending or not. */
function take(state: Selection, discussions: readonly CheckedDiscussion[]): void {
  const known = new Set([...state.checked, ...state.pending].map(({ discussionID }) => discussionID));
  for (const discussion of discussions) {
    if (known.has(discussion.discussionID)) continue;
    known.add(discussion.discussionID);
    state.checked.push(discussion);
  }
}

function takeKept(state: Selection, { checked, failed }: KeptSelection): void {
  take(state, checked);
  for (const { discussionID } of state.checked) {
    const reason = failed[discussionID];
    if (reason !== undefined) state.failed[discussionID] ??= reason;
  }
}

/**
 * The moderator's selection: `unchecked ⇄ checked → pending → unchecked` when an action succeeds, and `→ checked` again
 * when it failed or was never tried.
 */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  reducers: {
    checked(state, { payload }: PayloadAction<readonly CheckedDiscussion[]>) {
      take(state, payload);
    },
    /** Restores the selection of earlier pages. */
    kept(state, { payload }: PayloadAction<KeptSelection>) {
      takeKept(state, payload);
    },
    /** Takes over changes made on other pages while this one was in the back/forward cache. */
    restored(state, { payload }: PayloadAction<KeptSelection>) {
      state.checked = [];
      state.failed = {};
      takeKept(state, payload);
    },
    /** What rows say by now: a discussion may have been moved or closed since it was checked. */
    refreshed(state, { payload }: PayloadAction<readonly CheckedDiscussion[]>) {
      const fresh = new Map(payload.map((discussion) => [discussion.discussionID, discussion]));
      for (const list of [state.checked, state.pending])
        for (const [index, known] of list.entries()) {
          const now = fresh.get(known.discussionID);
          if (now && JSON.stringify(now) !== JSON.stringify(known)) list[index] = now;
        }
    },
    unchecked(state, { payload }: PayloadAction<readonly number[]>) {
      state.checked = without(state.checked, payload);
      for (const id of payload) delete state.failed[id];
    },
    /** Clears checked entries only: pending ones finish. */
    cleared(state) {
      state.checked = [];
      state.failed = {};
    },
    started(state, { payload }: PayloadAction<{ kind: BulkKind; ids: readonly number[]; total: number }>) {
      const { kind, ids, total } = payload;
      const taken = new Set(ids);
      state.pending.push(...state.checked.filter(({ discussionID }) => taken.has(discussionID)));
      state.checked = without(state.checked, ids);
      for (const id of ids) delete state.failed[id];
      state.run = { kind, total, tried: 0, stopping: false };
    },
    /** Finished entries leave with their round, so that a page left midway persists only the rest, with the errors so far. */
    progressed(
      state,
      {
        payload,
      }: PayloadAction<{ tried: number; done: readonly number[]; failed: Readonly<Record<number, string>> }>,
    ) {
      if (!state.run) return;
      state.run.tried = Math.min(Math.max(state.run.tried, payload.tried), state.run.total);
      state.pending = without(state.pending, payload.done);
      for (const id of payload.done) delete state.failed[id];
      for (const { discussionID } of state.pending) {
        const reason = payload.failed[discussionID];
        if (reason !== undefined) state.failed[discussionID] = reason;
      }
    },
    stopping(state) {
      if (state.run) state.run.stopping = true;
    },
    /** `done` leave; all others that were pending return to checked, with the reason where there is one. */
    settled(
      state,
      { payload }: PayloadAction<{ done: readonly number[]; failed: Readonly<Record<number, string>> }>,
    ) {
      const back = without(state.pending, payload.done);
      const known = new Set(state.checked.map(({ discussionID }) => discussionID));
      for (const discussion of back) {
        const { discussionID } = discussion;
        if (!known.has(discussionID)) state.checked.push(discussion);
        const reason = payload.failed[discussionID];
        if (reason !== undefined) state.failed[discussionID] = reason;
      }
      state.pending = [];
      state.run = null;
    },
  },
  // Another user does not inherit the selection; a user whose session ended finds it after signing in again.
  extraReducers: (builder) =>
    builder.addCase(sessionChanged, (state, { payload: { from, to } }) => {
      if (from !== 0 && to === 0) state.waitsFor = from;
      else if (to !== 0 && state.waitsFor === to) state.waitsFor = 0;
      else return initialState;
      return state;
    }),
});

export const selectSelection = (state: RootState): Selection =>
  (state.selection as Selection | undefined) ?? initialState;
