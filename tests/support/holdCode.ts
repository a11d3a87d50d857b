import type { Page } from '@playwright/test';
import { holdCalls } from './holdCalls';

/**
 * Keeps the modules of the runtime and its widgets, or one `chunk` of them, from coming until the test says so; the
 * loader itself comes.
 */
export const holdCode = (page: Page, chunk = '') =>
  holdCalls(page, new RegExp(`/inlay/assets/${chunk && `${chunk}\\.`}.*\\.js(?:[?]|$)`));
