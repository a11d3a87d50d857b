import * as v from 'valibot';
import { guard } from '../../src/index';
import { background, spacing } from '../../src/ui/home/homeProps';

/** A host's mistake costs what it is about, and not the banner. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const text = optional(v.string());
const flag = optional(v.boolean());
const list = optional(v.array(v.unknown()));
/** Width in px → address. */
const addresses = optional(v.record(v.string(), v.unknown()));

const schema = v.object({
  title: text,
  showTitle: flag,
  titleType: text,
  subtitle: text,
  /** HTML of a deployed page's tag, text of a layout's widget. */
  description: text,
  showDescription: flag,
  descriptionType: text,
  textColor: text,
  alignment: optional(v.picklist(['left', 'center'])),
  background,
  spacing,
  backgroundImage: text,
  backgroundUrlSrcSet: addresses,
  iconImage: text,
  iconUrlSrcSet: addresses,
  logoImage: text,
  contentImage: text,
  showSearch: flag,
  hideSearch: flag,
  searchPlacement: optional(v.picklist(['middle', 'bottom'])),
  placeholder: text,
  initialQuery: text,
  initialParams: optional(
    v.object({ domain: text, categoryIDs: list, includeChildCategories: flag, recordTypes: list }),
  ),
  isContentBanner: flag,
  className: text,
  options: optional(
    v.object({
      hideTitle: flag,
      hideDescription: flag,
      hideSearch: flag,
      useOverlay: flag,
      bgColor: text,
      fgColor: text,
    }),
  ),
  /** What replaces it here, by fragment type. */
  $fragmentImpls: v.optional(v.unknown()),
});

export type BannerProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
