import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, maybe } from '../../src/ui/home/homeProps';

const schema = v.object({
  ...around,
  discussion: maybe(v.record(v.string(), v.unknown())),
  discussionApiParams: maybe(v.object({ expand: maybe(v.array(v.string())) })),
  category: maybe(v.looseObject({ categoryID: v.number() })),
  /** Of its comments: on all but the first its text is folded away. */
  page: maybe(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});

export type OriginalPostProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
