import * as v from 'valibot';
import type { LayoutNode } from '../../src/resources/layouts';
import { maybe, text, word } from '../../src/ui/home/homeProps';
import { readableOn, readColor } from '../../src/ui/home/readColor';

const alignment = word('left', 'center');
const height = maybe(v.pipe(v.number(), v.minValue(32), v.maxValue(200)));
const schema = v.object({
  positioning: word('StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent'),
  logo: maybe(
    v.object({
      ...{ url: text(), imageUrl: text(), imageUrlMobile: text() },
      ...{ alignment, alignmentMobile: alignment },
    }),
  ),
  navigation: maybe(v.object({ alignment, items: maybe(v.array(v.unknown())) })),
  ...{ backgroundColor: text(100), foregroundColor: text(100) },
  ...{ height, heightMobile: height },
  borderType: word('none', 'border', 'shadow'),
});

/**
 * A layout's title bar with what of its props is some: a wrong one costs what it is about, and not the bar. Where a part is the
 * theme's (`styleguide`), one that came along all the same does not count.
 */
export function barOf(node: LayoutNode): LayoutNode {
  const { logoType, navigationType, ...props } = node.props;
  const { logo, navigation, backgroundColor, foregroundColor, ...look } = v.parse(schema, props);
  return {
    ...node,
    props: {
      ...props,
      ...look,
      ...colors(backgroundColor, foregroundColor),
      logo: logoType === 'styleguide' ? undefined : logo,
      navigation: navigationType === 'styleguide' ? undefined : navigation,
    },
  };
}

/** Letters have a ground of the same hand, and can be read on it where nothing is said of them. */
function colors(background: string | undefined, foreground: string | undefined) {
  const ground = isOpaque(background) ? readColor(background) : null;
  const letters = isOpaque(foreground) ? readColor(foreground) : null;
  return {
    backgroundColor: ground?.css,
    foregroundColor: ground ? (letters?.css ?? readableOn(ground)) : undefined,
  };
}

/** What shows through is not known. */
const isOpaque = (color = ''): boolean => !/^#(?:.{4}|.{8})$|rgba|\/|(?:,[^,]*){3}/i.test(color.trim());
