import type { ExtensionPoint } from '../contract/extensions';

/** What an extension of a place has to have; all else is left to it. */
const needs: Record<ExtensionPoint, readonly string[]> = {
  'userCard.content': ['view'],
  'userCard.buttons': ['view'],
  'userCard.menu': ['view'],
  'userCard.links': ['view'],
  'post.author': ['view'],
  'post.metadata': ['view'],
  'discussion.buttons': ['view'],
  'discussion.menu': ['view'],
  'comment.buttons': ['view'],
  'comment.menu': ['view'],
  'titleBar.beforeMe': ['view'],
  'titleBar.links': ['name', 'url'],
  'titleBar.defaults': ['name', 'url'],
  'account.entries': ['view'],
  'banner.beforeSearch': ['view'],
  'banner.afterSearch': ['view'],
  attachments: ['attachmentType'],
  'follow.news': ['key', 'name', 'text'],
  'editor.tools': ['name', 'icon', 'press'],
  'editor.embeds': ['matches', 'view'],
  'search.domains': ['name'],
  'search.sources': ['name', 'url'],
  routes: ['path', 'name'],
  providers: ['view'],
  'reactions.icons': ['icon'],
};

const isFunction = (value: unknown) => typeof value === 'function';
const isText = (value: unknown) => typeof value === 'string';
/** A function, or what `memo` and `forwardRef` make; a tag's name would be one to React. */
const isView = (value: unknown) =>
  isFunction(value) || (typeof value === 'object' && value !== null && '$$typeof' in value);

const kinds: Record<string, (value: unknown) => boolean> = {
  ...{
    view: isView,
    load: isFunction,
    layout: isFunction,
    press: isFunction,
    matches: isFunction,
    fits: isFunction,
  },
  ...{ key: isText, name: isText, text: isText, url: isText, path: isText, icon: isText },
  ...{ attachmentType: isText, order: Number.isFinite },
};

/** Throws, naming the fault, for an extension that its place could not show: the place is in the view of another widget. */
export function checkExtension(point: ExtensionPoint, key: string, extension: object): void {
  const fail = (why: string) => {
    throw new TypeError(`"${key}" of ${point}: ${why}`);
  };
  if (!Object.hasOwn(needs, point)) return fail('there is no such place');
  const given = Object.entries(extension ?? {}).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => name);
  for (const name of needs[point]) if (!names.includes(name)) fail(`${name} is missing`);
  if (point === 'routes' && !['view', 'load', 'layout'].some((name) => names.includes(name)))
    fail('view, load or layout is missing');
  for (const [name, value] of given)
    if (Object.hasOwn(kinds, name) && !kinds[name]!(value)) fail(`${name} is not what it should be`);
}
