import * as v from 'valibot';
import { path } from '../server/path';
import { api } from '../store/api';
import { readWith } from '../store/readWith';
import { readFormTypes, textsOf, type FormType } from './postFields';

const source = v.object({
  name: v.string(),
  body: v.string(),
  format: v.string(),
  categoryID: v.number(),
});
const whole = v.object({
  url: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'discussion'),
  postTypeID: v.optional(v.nullable(v.string()), null),
  pinLocation: v.optional(v.nullable(v.string()), null),
  postMeta: v.optional(v.unknown()),
  tags: v.fallback(v.array(v.object({ name: v.string() })), []),
});
const group = v.object({ groupID: v.number(), name: v.string() });
const reads =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (foreign: unknown): v.InferOutput<Schema> | undefined => {
    const read = v.safeParse(schema, foreign);
    return read.success ? read.output : undefined;
  };

const postForm = api.injectEndpoints({
  endpoints: (build) => ({
    /** Types of posts that the reader may begin, with their fields. */
    listPostTypes: build.query<FormType[], void>({
      query: () => ({ path: 'post-types', query: { isActive: true, expand: ['postFields'] } }),
      transformResponse: readFormTypes,
    }),
    /** A post's text as it was written. What is edited is asked for anew each time. */
    postSource: build.query<v.InferOutput<typeof source>, number>({
      queryFn: readWith((id: number) => ({ path: path`discussions/${id}/edit` }), reads(source)),
      keepUnusedDataFor: 0,
    }),
    /** What else a form shows of a post. */
    postFacts: build.query<v.InferOutput<typeof whole>, number>({
      queryFn: readWith(
        (id: number) => ({ path: path`discussions/${id}`, query: { expand: ['-body', 'postMeta'] } }),
        reads(whole),
      ),
      keepUnusedDataFor: 0,
    }),
    /** The group that a post is for. */
    postGroup: build.query<v.InferOutput<typeof group>, number>({
      queryFn: readWith((id: number) => ({ path: path`groups/${id}` }), reads(group)),
    }),
  }),
});

export const { useListPostTypesQuery, usePostSourceQuery, usePostFactsQuery, usePostGroupQuery } = postForm;

/** The fields of a form that changes a post. */
export const editedValues = (
  { name, body, format, categoryID }: v.InferOutput<typeof source>,
  { tags, pinLocation, postMeta }: v.InferOutput<typeof whole>,
  postTypeID: string,
) => ({
  ...{ name, body, postTypeID, categoryID: String(categoryID), pinLocation: pinLocation ?? 'none' },
  format: knownFormat(format),
  tags: tags.map((tag) => tag.name).join(', '),
  postMeta: textsOf(postMeta),
});

/** Older formats are written on as text. */
const knownFormat = (format: string) => {
  const known = format.toLowerCase();
  return known === 'rich2' || known === 'html' ? known : 'text';
};
