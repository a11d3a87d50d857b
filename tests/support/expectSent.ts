import { expect } from '@playwright/test';
import type { Client } from './openClient';

/**
 * Waits until the server has these words as a draft. What a page sends as it goes may come after the next one, which would
 * then find no draft of it, and make or leave another.
 */
export const expectSent = (client: Client, words: string): Promise<void> =>
  expect.poll(async () => (await client.get('/drafts?limit=500')).text()).toContain(words);
