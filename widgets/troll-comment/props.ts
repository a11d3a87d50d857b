import * as v from 'valibot';
import { guard } from '../../src/index';
import { text } from '../../src/ui/home/homeProps';

const html = v.pipe(v.string(), v.maxLength(200_000));

/** A comment that others do not see; moderators do, when they ask for it. */
const schema = v.object({ commentBody: v.optional(html), comment: v.optional(html), hideText: text(500) });

export type TrollCommentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
