import * as v from 'valibot';

/** A value of the wrong type is as good as none: no widget of a layout is lost for one prop. */
export const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

export const text = (longest = 2000) => maybe(v.pipe(v.string(), v.maxLength(longest)));
export const flag = maybe(v.boolean());
export const word = <const Words extends readonly string[]>(...words: Words) => maybe(v.picklist(words));
export const count = v.pipe(v.number(), v.safeInteger());

/** The first `longest` entries that are what they should be. What is no list at all is refused. */
export const list = <Schema extends v.GenericSchema>(schema: Schema, longest = 100) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all): v.InferOutput<Schema>[] =>
      all.slice(0, longest).flatMap((each) => {
        const result = v.safeParse(schema, each);
        return result.success ? [result.output] : [];
      }),
    ),
  );

/** Width in pixels → address. */
const srcSet = maybe(v.record(v.string(), v.unknown()));

const side = maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(400)));
/** Pixels on the sides of a box. */
export const spacing = maybe(
  v.object({
    ...{ top: side, bottom: side, left: side, right: side },
    ...{ all: side, vertical: side, horizontal: side },
  }),
);

export const background = maybe(
  v.object({
    color: text(100),
    image: text(),
    imageUrlSrcSet: srcSet,
    useOverlay: flag,
    attachment: word('fixed', 'local', 'scroll'),
    position: text(100),
    size: text(100),
    repeat: text(50),
  }),
);

const containerOptions = maybe(
  v.object({
    displayType: word('grid', 'list', 'carousel', 'link'),
    // Older spellings.
    isGrid: flag,
    isCarousel: flag,
    maxColumnCount: maybe(v.pipe(v.number(), v.finite())),
    borderType: word('none', 'border', 'shadow', 'separator'),
    headerAlignment: word('left', 'center'),
    subtitleType: word('standard', 'overline'),
    outerBackground: background,
    innerBackground: background,
    visualBackgroundType: word('inner', 'outer'),
    viewAll: maybe(
      v.object({ showViewAll: flag, to: text(), name: text(200), position: word('top', 'bottom') }),
    ),
  }),
);

/** What every widget of a layout has around it. */
export const around = {
  title: text(500),
  titleType: text(100),
  subtitle: text(500),
  description: text(),
  descriptionType: text(100),
  containerOptions,
};

const contentTypes = [
  'title',
  'title-description',
  'title-description-image',
  'title-description-icon',
  'title-background',
  'title-background-description',
  'title-chat-bubble',
] as const;

export const itemOptions = maybe(
  v.object({
    contentType: word(...contentTypes),
    imagePlacement: word('top', 'left'),
    imagePlacementMobile: word('top', 'left'),
    alignment: word('left', 'center'),
    verticalAlignment: word('top', 'middle', 'bottom'),
    fg: text(100),
    display: maybe(v.object({ name: flag, description: flag, counts: flag, cta: flag })),
    box: maybe(
      v.object({
        borderType: word('none', 'border', 'shadow', 'separator'),
        border: maybe(
          v.object({
            color: text(100),
            width: side,
            style: word('solid', 'dashed', 'dotted', 'double', 'none'),
            radius: side,
          }),
        ),
        background,
        spacing,
      }),
    ),
    viewMore: maybe(v.object({ labelCode: text(200), buttonType: text(50) })),
    callToActionText: text(200),
    fallbackImage: text(),
    fallbackIcon: text(),
    defaultImageUrl: text(),
    defaultIconUrl: text(),
  }),
);

export const counts = maybe(
  list(v.object({ labelCode: v.pipe(v.string(), v.maxLength(100)), count, countAll: maybe(count) }), 10),
);

/** A thing that a home widget shows as a card. */
export const item = v.object({
  to: text(),
  url: text(),
  name: text(500),
  description: text(10_000),
  imageUrl: text(),
  imageUrlSrcSet: srcSet,
  iconUrl: text(),
  iconUrlSrcSet: srcSet,
  counts,
  metas: text(500),
  className: text(1000),
  options: itemOptions,
  tabIndex: maybe(v.picklist([-1, 0])),
});

export const user = v.object({
  userID: count,
  name: v.pipe(v.string(), v.maxLength(500)),
  photoUrl: maybe(v.nullable(v.string())),
  title: text(200),
});

export type AroundProps = v.InferOutput<v.ObjectSchema<typeof around, undefined>>;
export type ItemOptions = NonNullable<v.InferOutput<typeof itemOptions>>;
export type Item = v.InferOutput<typeof item>;
export type Spacing = NonNullable<v.InferOutput<typeof spacing>>;
export type Background = NonNullable<v.InferOutput<typeof background>>;
