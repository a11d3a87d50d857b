import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../contract/apiError';

/** What the page thought was allowed has failed: where the error may mean somebody else's session, who is signed in is asked again. */
export const callRefused = createAction<ApiError>('session/callRefused');
