import { discardSaved } from './discardSaved';
import { guardSignOut } from './guardSignOut';
import { joinChanges } from './joinChanges';
import { mergeBodies } from './mergeBodies';

/** What the drafts' own code has beside it, in one file: few readers come to need any of it. */
export const besideEngine = { discardSaved, guardSignOut, joinChanges, mergeBodies };
