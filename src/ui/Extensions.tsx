import type { ComponentType } from 'react';
import type { MenuGroup, ShownPoints } from '../contract/extensions';
import { Guarded } from './Guarded';
import { useUi } from './UiContext';
import { useExtensions } from './useExtensions';

/** Shows what add-ons have put into a place, each by itself: one that throws shows nothing, and is reported. */
export function Extensions<Point extends keyof ShownPoints>({
  point,
  group,
  ...props
}: { point: Point; group?: MenuGroup } & ShownPoints[Point]) {
  const { report } = useUi();
  return useExtensions(point).map(({ key, owner, view, group: own = 'other', fits }) => {
    if ((group && group !== own) || (fits as ((props: object) => boolean) | undefined)?.(props) === false)
      return null;
    const View = view as ComponentType<object>;
    const onFailed = (error: unknown) => report({ widget: owner, element: null, phase: 'render', error });
    return (
      <Guarded key={`${owner}/${key}`} onFailed={onFailed}>
        <View {...props} />
      </Guarded>
    );
  });
}
