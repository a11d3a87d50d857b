import * as v from 'valibot';
import type { LayoutNode } from '../../src/resources/layouts';
import { maybe, text, word } from '../../src/ui/home/homeProps';

const alignment = word('left', 'center');
const schema = v.object({
  positioning: word('StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent'),
  logo: maybe(
    v.object({
      ...{ url: text(), imageUrl: text(), imageUrlMobile: text() },
      ...{ alignment, alignmentMobile: alignment },
    }),
  ),
  navigation: maybe(v.object({ alignment, items: maybe(v.array(v.unknown())) })),
});

/**
 * A layout's title bar with what of its props is some: a wrong one costs what it is about, and not the bar. Where a part is the
 * theme's (`styleguide`), one that came along all the same does not count.
 */
export function barOf(node: LayoutNode): LayoutNode {
  const { logoType, navigationType, ...props } = node.props;
  const { positioning, logo, navigation } = v.parse(schema, props);
  return {
    ...node,
    props: {
      ...props,
      positioning,
      logo: logoType === 'styleguide' ? undefined : logo,
      navigation: navigationType === 'styleguide' ? undefined : navigation,
    },
  };
}
