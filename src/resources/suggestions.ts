import * as v from 'valibot';
import { readWith } from '../store/readWith';
import { api } from '../store/api';
import { answerStatusSchema, refreshQuestion } from './answers';
import { discussionChanged } from './discussions/discussionsSlice';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const maybe = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const suggestion = v.object({
  ...{ aiSuggestionID: id, url: v.string(), title: v.string() },
  summary: v.fallback(v.string(), ''),
  hidden: v.fallback(v.boolean(), false),
  /** The answer that it has become. */
  commentID: maybe(id),
  /** What became of that; accepted where the server does not say. */
  answerStatus: v.fallback(v.optional(answerStatusSchema, 'accepted'), 'accepted'),
});

export type Suggestion = v.InferOutput<typeof suggestion>;

/** Posts that may answer a question, as its asker has them. */
export interface Suggested {
  suggestions: Suggestion[];
  showSuggestions: boolean;
  /** When they were found; undefined where the server does not say. */
  dateSuggested: string | null | undefined;
}

const schema = v.object({
  suggestions: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.slice(0, 100).flatMap((row) => {
        const result = v.safeParse(suggestion, row);
        return result.success ? [result.output] : [];
      }),
    ),
  ),
  showSuggestions: v.fallback(v.boolean(), true),
  dateSuggested: maybe(v.nullable(v.string())),
});

/** Undefined where a question has none: its reader is not its asker. */
export function readSuggested(foreign: unknown): Suggested | undefined {
  const result = v.safeParse(schema, foreign);
  return result.success ? { ...result.output, dateSuggested: result.output.dateSuggested } : undefined;
}

export type SuggestionChange =
  | { action: 'accept-suggestion' | 'remove-accept-suggestion'; suggestionIDs: number[] }
  | { action: 'dismiss' | 'restore'; suggestionIDs?: number[]; allSuggestions?: true }
  | { action: 'suggestions-visibility'; visible: boolean }
  | { action: 'generate' };

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    changeSuggestions: build.mutation<Suggested, { discussionID: number; change: SuggestionChange }>({
      queryFn: readWith(
        ({ discussionID, change: { action, ...body } }) => ({
          method: action === 'generate' ? 'PUT' : 'POST',
          path: `ai-suggestions/${action}`,
          body: { discussionID, ...body },
        }),
        readSuggested,
      ),
      async onQueryStarted({ discussionID, change }, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          // The view shows the mutation's error.
          () => false,
        );
        if (isDone && change.action === 'accept-suggestion')
          dispatch(discussionChanged(discussionID, { statusID: 3 }));
        if (isDone && change.action === 'remove-accept-suggestion')
          void dispatch(refreshQuestion(discussionID));
      },
    }),
  }),
});

export const { useChangeSuggestionsMutation } = endpoints;
