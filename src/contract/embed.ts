/** Version of what an embedding page and the forum in its frame say to each other: `examples/third-party/README.md`. */
export const embedVersion = 1;

const text = 'string';
const count = 'number';
const flag = 'boolean';

/** Over the port, from the forum in its frame. Lengths in CSS pixels. */
const frameShapes = {
  /** Where the reader is: path without secrets, relative to the origin. */
  page: { path: text, title: text },
  /** How tall the page is. */
  height: { height: count },
  /** How far the page is scrolled inside the frame. */
  scroll: { top: count },
  /** The reader jumped to this part of the page. */
  reveal: { top: count, height: count },
  /** A link that leaves the forum. */
  link: { url: text },
  /** The reader wants to sign in. */
  signin: { path: text },
  /** The reader is a guest: does the host know who it is? */
  ask: {},
  /** The page is going; another one follows, or nothing. */
  leave: {},
  /** The answer to `ping`. */
  alive: {},
} as const;

/** Over the port, from the embedding page. */
const hostShapes = {
  /** `theme`: `light`, `dark` or empty; `locale`: empty for the forum's own; `height`: `fit`, `clamped` or `fixed`. */
  settings: { theme: text, locale: text, height: text },
  /** Another page of the forum; `replace` when the host's own history has the entry already. */
  go: { path: text, replace: flag },
  /** The part of the frame that the reader sees. */
  view: { top: count, height: count },
  /** What the host's server says about its reader, signed. */
  token: { token: text },
  ping: {},
} as const;

type Shapes = Record<string, Record<string, string>>;
type Value<Kind> = Kind extends 'string' ? string : Kind extends 'number' ? number : boolean;
type Message<All extends Shapes> = {
  [Type in keyof All]: { type: Type } & { [Field in keyof All[Type]]: Value<All[Type][Field]> };
}[keyof All];

export type FrameMessage = Message<typeof frameShapes>;
export type HostMessage = Message<typeof hostShapes>;

const longest = 8192;
const largest = 1e6;

/** A fresh object with the fields of its type and nothing else, or null. Numbers are clamped to what a page can be. */
function read<All extends Shapes>(shapes: All, foreign: unknown): Message<All> | null {
  const message = foreign as Record<string, unknown> | null;
  const { type } = message ?? {};
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return null;
  const clean: Record<string, unknown> = { type };
  for (const [field, kind] of Object.entries(shapes[type]!)) {
    const value = message![field];
    if (typeof value !== kind) return null;
    if (typeof value === 'string' && value.length > longest) return null;
    if (typeof value === 'number' && !Number.isFinite(value)) return null;
    clean[field] = typeof value === 'number' ? Math.min(Math.max(value, 0), largest) : value;
  }
  return clean as Message<All>;
}

export const readFrameMessage = (foreign: unknown) => read(frameShapes, foreign);
export const readHostMessage = (foreign: unknown) => read(hostShapes, foreign);

/**
 * What comes by `postMessage` with the exact origin of the other side, or null. The frame says `hello`; the host answers with
 * the same nonce: `welcome` and a private port, or `refused` and the version that it knows.
 */
export function readGreeting<Kind extends string>(foreign: unknown, kinds: readonly Kind[]) {
  const { inlay, version, nonce } = (foreign ?? {}) as Record<string, unknown>;
  return kinds.includes(inlay as Kind) &&
    typeof version === 'number' &&
    typeof nonce === 'string' &&
    /^[\w-]{16,64}$/.test(nonce)
    ? { inlay: inlay as Kind, version, nonce }
    : null;
}
