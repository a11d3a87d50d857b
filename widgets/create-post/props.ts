import * as v from 'valibot';
import { guard } from '../../src/index';
import { readFormTypes } from '../../src/resources/postFields';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

const values = v.object({
  name: text(500),
  body: text(200_000),
  format: v.picklist(['text', 'html', 'rich2']),
  categoryID: text(20),
  tags: text(1000),
  pinLocation: text(20),
  /** The chosen type; empty: that of the page. */
  postTypeID: v.optional(text(100), ''),
  /** By field, as its control holds it. */
  postMeta: v.optional(v.record(v.string(), text(20_000)), {}),
});

const schema = v.object({
  postType: v.optional(text(100), 'discussion'),
  /** Types that the post can have, with their fields. */
  postTypes: v.optional(v.pipe(v.unknown(), v.transform(readFormTypes)), []),
  /** The group that it is for: that takes the place of the category. */
  group: v.optional(v.object({ groupID: id, name: text(500) })),
  /** The post that is changed; none for a new one. */
  recordID: v.optional(id),
  /** The category that the page was opened in; -1 for none. Its drafts are kept under it. */
  parentID: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  /** The draft that the page was opened for. */
  draftID: v.optional(id),
  /** The draft that the server has, as the API sends it; null for none. */
  draft: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  values,
  /** The post's own, where the others are those of a draft, or such as the server has not taken. */
  own: v.optional(values),
  /** The text as the server shows it for those without script, if that is HTML. */
  html: v.optional(text(200_000)),
  /** What the server found wrong with the values, when a browser sent them without us. */
  refused: v.optional(
    v.object({
      message: v.string(),
      fields: v.array(
        v.object({
          path: v.optional(v.string(), ''),
          field: v.string(),
          code: v.optional(v.string(), ''),
          message: v.string(),
        }),
      ),
    }),
  ),
  categories: v.array(v.object({ value: text(20), label: text(500) })),
  taggingEnabled: v.optional(v.boolean(), true),
  mayAnnounce: v.optional(v.boolean(), false),
  maySchedule: v.optional(v.boolean(), false),
  /** Where Cancel leads: a path of the forum. */
  leave: v.string(),
});

export type CreatePostProps = v.InferOutput<typeof schema>;
export type PostValues = CreatePostProps['values'];

export const readProps = guard(schema);
