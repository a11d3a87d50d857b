import { createAction } from '@reduxjs/toolkit';

/** Somebody else is signed in than the page was made for; what is the user's own in any record is wrong now. */
export const sessionChanged = createAction<{ from: number; to: number }>('session/changed');
