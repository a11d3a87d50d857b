import { createAction } from '@reduxjs/toolkit';

/** Another user is signed in than the page was made for; the user's own part of every record is wrong now. */
export const sessionChanged = createAction<{ from: number; to: number }>('session/changed');
