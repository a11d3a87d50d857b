import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({ side: v.optional(v.picklist(['beforeSearch', 'afterSearch']), 'afterSearch') });

export type BannerSlotProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
