import type {
  EnhancedStore,
  ListenerMiddlewareInstance,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { Slice } from '@reduxjs/toolkit';
import type { ApiClient } from '../contract/apiClient';
import type { PreloadTable } from './createPreloadTable';
import type { api } from './api';
import type { Reads } from './createReads';
import type { RecordListener } from './createRecordWatcher';

/** What thunks, listeners and the base query get beside the store. */
export interface StoreExtra {
  client: ApiClient;
  preload: PreloadTable;
}

/** Slices join when their widget is mounted; each knows how to read its own part. */
export interface RootState {
  api: ReturnType<typeof api.reducer>;
  [slice: string]: unknown;
}

export type AppThunk<Result = void> = ThunkAction<Result, RootState, StoreExtra, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export interface AppStore extends EnhancedStore<RootState> {
  dispatch: AppDispatch;
  /** Side effects that react to state. */
  listener: ListenerMiddlewareInstance<RootState, AppDispatch, StoreExtra>;
  /** Adds slices to this store only. A slice that is there already stays as it is. */
  injectSlices(slices: readonly Slice[]): void;
  /** Tells which keyed records changed, other than by seeding. Answers the function that stops it. */
  watchRecords(listener: RecordListener): () => void;
  /** The state after these actions; the store itself does not change. */
  stateAfter(actions: readonly UnknownAction[]): RootState;
  /** What hooks read by, so that a change costs what it concerns. */
  reads: Reads<RootState>;
}
