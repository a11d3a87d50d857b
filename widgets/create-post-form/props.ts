import * as v from 'valibot';
import { guard } from '../../src/index';
import { readFormTypes } from '../../src/resources/postFields';
import { around, flag, maybe, text } from '../../src/ui/home/homeProps';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const schema = v.object({
  ...around,
  category: maybe(v.nullable(v.object({ categoryID: id, name: text(500), url: text() }))),
  postTypeID: text(100),
  /** Beside those that the server lists, or in their place. */
  postType: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((foreign) => readFormTypes([foreign])[0]),
    ),
  ),
  taggingEnabled: flag,
});

export type CreatePostFormProps = v.InferOutput<typeof schema>;
export const readProps = guard(schema);
