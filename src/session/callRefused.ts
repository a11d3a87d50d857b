import { createAction } from '@reduxjs/toolkit';
import type { ApiError } from '../contract/apiError';

/** A call that permissions allow was refused: where the error may mean another session, the current user is asked for again. */
export const callRefused = createAction<ApiError>('session/callRefused');
