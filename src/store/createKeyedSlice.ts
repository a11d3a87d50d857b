import { createSlice, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit';

export type Keyed<Item> = Record<string, Item>;

/**
 * A slice of records by key, for what a page brings by the hundred: looking one up costs the same however many there
 * are. `seeded` never overwrites what is there; `stored` puts whole records; `changed` and `removed` ignore keys that
 * are not there. All take many at once, since a hundred changes in one action cost what one does.
 */
export function createKeyedSlice<Item extends object, Name extends string = string>(
  name: Name,
  extraReducers?: (builder: ActionReducerMapBuilder<Keyed<Item>>) => void,
) {
  const initialState: Keyed<Item> = {};
  const slice = createSlice({
    name,
    initialState,
    reducers: {
      // Plain copies instead of drafts: seeding a thousand records through proxies takes several times as long.
      seeded: (state, { payload }: PayloadAction<Keyed<Item>>) =>
        Object.keys(payload).every((key) => Object.hasOwn(state, key))
          ? state
          : ({ ...payload, ...state } as typeof state),
      stored: (state, { payload }: PayloadAction<Keyed<Item>>) => ({ ...state, ...payload }) as typeof state,
      changed: (state, { payload }: PayloadAction<Keyed<Partial<Item>>>) => {
        for (const key of Object.keys(payload)) {
          const record = Object.hasOwn(state, key) ? state[key] : undefined;
          if (record) Object.assign(record, payload[key]);
        }
      },
      removed: (state, { payload }: PayloadAction<readonly string[]>) => {
        for (const key of payload) delete state[key];
      },
    },
    extraReducers,
  });
  /** The record, or undefined while the page has not brought it. */
  const select = (state: Record<string, unknown>, key: string): Item | undefined =>
    (state[name] as Keyed<Item> | undefined)?.[key];
  return Object.assign(slice, { select });
}
