import { createAction } from '@reduxjs/toolkit';

/** The server refused what the page thought was allowed: who is signed in has to be asked again. */
export const sessionDoubted = createAction('session/doubted');
