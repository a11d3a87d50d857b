import * as v from 'valibot';
import { guard } from '../../src/index';

/** What a layout names as the fragment, or a page in its props; all else is the author's own. */
const schema = v.pipe(
  v.looseObject({
    $fragmentImpls: v.optional(v.record(v.string(), v.unknown())),
    fragmentImpl: v.optional(v.unknown()),
  }),
  // Apart from what widgets get beside their props: an author may call his own by any name.
  v.transform(({ $fragmentImpls, fragmentImpl, ...own }) => ({
    own,
    impls: fragmentImpl === undefined ? $fragmentImpls : { CustomFragment: fragmentImpl },
  })),
);

export type CustomFragmentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
