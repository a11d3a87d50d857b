import type { ComponentType } from 'react';
import type { ShownPoints } from '../../contract/extensions';
import { Extensions } from '../Extensions';
import { MenuGroup } from './MenuGroup';

const groups = ['first', 'moderation', 'status', 'flag', 'other'] as const;
// For a point that is not known yet, the compiler cannot put its props together again.
const Items = Extensions as unknown as ComponentType<object>;

/** What add-ons have put into a menu, group by group. */
export function ExtensionGroups<Point extends keyof ShownPoints>(
  props: { point: Point } & ShownPoints[Point],
) {
  return groups.map((group) => (
    <MenuGroup key={group}>
      <Items {...{ ...props, group }} />
    </MenuGroup>
  ));
}
