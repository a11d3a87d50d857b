import * as v from 'valibot';
import { guard } from '../../src/index';

const choice = v.object({ value: v.string(), label: v.string() });

const schema = v.object({
  /** What can be searched alone, beside what add-ons bring; labels are English. */
  domains: v.optional(v.array(choice), [{ value: 'all_content', label: 'Everything' }]),
  /** Of the filter; without any there is none. */
  categories: v.optional(
    v.array(v.object({ categoryID: v.number(), name: v.string(), depth: v.optional(v.number(), 1) })),
    [],
  ),
  /** Types of posts that can be asked for. */
  types: v.optional(v.array(choice), []),
  /** Name of the author whose posts the server's page shows. */
  author: v.optional(v.string()),
  /** How many results the server's page has found. */
  total: v.optional(v.number()),
});

export type SearchPageProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
