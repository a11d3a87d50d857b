/** The rooms of `src/` from the roof down; rooms of one row are siblings and do not know each other. */
const rows = [
  ['entries'],
  ['widgets'],
  ['index'],
  ['runtime'],
  ['render'],
  ['embed'],
  ['addons'],
  ['fragments'],
  ['mount'],
  ['page-life'],
  ['loader'],
  ['editor'],
  ['ui'],
  ['resources'],
  ['session'],
  ['locale', 'page', 'store', 'server', 'registry'],
  ['safe'],
  ['report'],
  ['contract'],
] as const;

export type Room = (typeof rows)[number][number];

export const rooms: readonly Room[] = rows.flat();

const below = (room: Room): Room[] => {
  const floor = rows.findIndex((row) => (row as readonly Room[]).includes(room));
  return rows.slice(floor + 1).flatMap((row) => [...row]);
};

/** Rooms that may know less than everything below them. */
const narrower: Partial<Record<Room, Room[]>> = {
  // A widget sees the front door and what widgets share, so that the runtime can change behind them.
  widgets: ['index', 'resources', 'ui', 'editor'],
  // View parts take what they show as props or context, so that a story, a test or a fragment can use them alone.
  ui: ['locale', 'safe', 'report', 'contract'],
  editor: ['ui', 'resources', 'locale', 'safe', 'report', 'contract'],
  resources: ['session', 'store', 'server', 'report', 'contract'],
  session: ['store', 'server', 'report', 'contract'],
};

/** The rooms that a room may import from, beside itself. */
export const mayKnow = (room: Room): readonly Room[] => narrower[room] ?? below(room);

/** The room of a file, by its path from the checkout's root; null for what is in no room. */
export function roomOf(path: string): Room | null {
  if (path.startsWith('widgets/')) return 'widgets';
  const [, name] = /^src\/([^/.]+)/.exec(path) ?? [];
  return rooms.find((room) => room === name) ?? null;
}
