import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, maybe, text } from '../../src/ui/home/homeProps';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const schema = v.object({
  ...around,
  parentRecordType: text(40),
  /** Without it, the discussion of the page. */
  parentRecordID: maybe(id),
  categoryID: maybe(id),
  initialDraft: maybe(v.nullable(v.record(v.string(), v.unknown()))),
});

export type CommentFormProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
