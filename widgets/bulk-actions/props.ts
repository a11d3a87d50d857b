import * as v from 'valibot';
import { guard } from '../../src/index';

/** It needs none: what can be done is known from the rows that are checked, and from who is signed in. */
export const readProps = guard(v.object({}));
