import * as v from 'valibot';
import { guard } from '../../src/index';

const alignment = v.optional(v.picklist(['left', 'center']));
const text = v.nullish(v.string());
const look = v.optional(v.unknown());

/** A layout's settings; the tag of a plain page has none. Defaults come from the page config. */
const schema = v.object({
  positioning: v.optional(
    v.picklist(['StickySolid', 'StickyTransparent', 'StaticSolid', 'StaticTransparent']),
  ),
  logo: v.nullish(
    v.object({
      url: text,
      imageUrl: text,
      imageUrlMobile: text,
      alignment,
      alignmentMobile: alignment,
    }),
  ),
  /** Items are cleaned one by one where they are read: a bad one must not take the bar down. */
  navigation: v.nullish(v.object({ alignment, items: v.optional(v.array(v.unknown())) })),
  /** Checked where they are read. */
  backgroundColor: look,
  foregroundColor: look,
  height: look,
  heightMobile: look,
  borderType: look,
  /** What replaces it in this place, by fragment type; before what the theme says. */
  $fragmentImpls: v.optional(v.record(v.string(), v.unknown())),
});

export type TitleBarProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
