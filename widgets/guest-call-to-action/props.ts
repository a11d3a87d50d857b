import * as v from 'valibot';
import { guard } from '../../src/index';
import { call } from '../../src/ui/home/callProps';

const schema = v.object(call);

export type GuestCallToActionProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
