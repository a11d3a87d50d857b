import type { ExtensionPoint } from '../../contract/extensions';
import type { Handover } from '../../contract/handover';

const titleBar = ['titlebar', 'title-bar-hamburger'];

/** Places that are in sight as soon as their page is, in widgets that sleep on what the server knew. */
const inSight: Partial<Record<ExtensionPoint, readonly string[]>> = {
  'titleBar.links': titleBar,
  'titleBar.defaults': titleBar,
  'titleBar.beforeMe': titleBar,
  'discussion.buttons': ['postmenu'],
  'comment.buttons': ['postmenu'],
  'reactions.icons': ['reactionbar'],
};

/** Nobody would see what an add-on has put into a widget that sleeps: those that are looked at wake for it. */
export function wakeForExtension(
  { tags, wakeInView }: Pick<Handover, 'tags' | 'wakeInView'>,
  point: ExtensionPoint,
): void {
  const names = inSight[point];
  for (const tag of names ? tags.values() : [])
    if (tag.state === 'asleep' && names!.includes(tag.name.trim().toLowerCase())) wakeInView(tag);
}
