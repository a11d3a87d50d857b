import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const limit = maybe(v.pipe(count, v.minValue(0), v.maxValue(20)));
const part = v.fallback(
  v.object({
    ...{
      enabled: flag,
      title: text(500),
      subtitle: text(500),
      limit,
      excerptLength: maybe(v.pipe(count, v.minValue(1))),
    },
    ...{ featuredImage: flag, fallbackImage: text() },
  }),
  {},
);

const category = v.object({
  categoryID: id,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  url: text(),
});
/** Checked by the list that shows them. */
const discussion = v.looseObject({ discussionID: id, name: v.string() });

const schema = v.object({
  ...around,
  suggestedFollows: part,
  suggestedContent: part,
  categories: maybe(list(category, 20)),
  discussions: maybe(list(discussion, 20)),
  discussionOptions: maybe(v.object({ metas: maybe(v.record(v.string(), v.unknown())) })),
  excludedCategoryIDs: maybe(list(id)),
  apiParams: maybe(v.record(v.string(), v.unknown())),
  /** Of our own tag below what is suggested: only its button. */
  refreshes: flag,
});

export type SuggestedContentProps = v.InferOutput<typeof schema>;
export type Suggestions = Required<Pick<SuggestedContentProps, 'categories' | 'discussions'>>;

export const readProps = guard(schema);

const answer = v.object({ categories: list(category, 20), discussions: list(discussion, 20) });

/** Those of an answer that are what they should be. */
export const readSuggestions = (foreign: { categories: unknown[]; discussions: unknown[] }): Suggestions =>
  v.parse(answer, foreign);
