import {
  createAction,
  createSlice,
  prepareAutoBatched,
  type ActionReducerMapBuilder,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

export type Keyed<Item> = Record<string, Item>;

/**
 * A slice of records by key, for records that a page brings by the hundred: looking one up costs the same however many there
 * are. `seeded` never overwrites a record; `stored` puts whole records; `changed` and `removed` ignore keys that
 * are not there. All take many at once, since a hundred changes in one action cost what one does.
 */
export function createKeyedSlice<Item extends object, Name extends string = string>(
  name: Name,
  extraReducers?: (builder: ActionReducerMapBuilder<Keyed<Item>>) => void,
  /** What a record that is there takes from a seed; the record itself when that is nothing. */
  merge: (known: Item, seed: Item) => Item = (known) => known,
) {
  const initialState: Keyed<Item> = {};
  const slice = createSlice({
    name,
    initialState,
    reducers: {
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
  // These two go past Immer, which would make a proxy for every record that is there to put one more beside them. Views
  // hear of seeds with the next turn: a view that is being mounted reads the store itself.
  const seeded = createAction(`${name}/seeded`, prepareAutoBatched<Keyed<Item>>());
  const stored = createAction<Keyed<Item>, `${Name}/stored`>(`${name}/stored`);
  const reducer = (state: Keyed<Item> | undefined, action: UnknownAction) => {
    if (seeded.match(action)) return withSeeds(state ?? initialState, action.payload, merge);
    return stored.match(action) ? { ...state, ...action.payload } : slice.reducer(state, action);
  };
  return { ...slice, actions: { ...slice.actions, seeded, stored }, reducer, select };
}

/** Records that exist already win, unless `merge` adds to them. */
function withSeeds<Item extends object>(
  state: Keyed<Item>,
  seeds: Keyed<Item>,
  merge: (known: Item, seed: Item) => Item,
): Keyed<Item> {
  const fresh = Object.entries(seeds).flatMap(([key, seed]): [string, Item][] => {
    if (!Object.hasOwn(state, key)) return [[key, seed]];
    const known = state[key]!;
    const merged = merge(known, seed);
    return merged === known ? [] : [[key, merged]];
  });
  // Existing records first: engines copy them as a whole then; one by one a thousand take a hundred times as long.
  return fresh[0] ? { ...state, ...Object.fromEntries(fresh) } : state;
}
