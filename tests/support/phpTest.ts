import { test as base } from './threadTest';

export { expect } from '@playwright/test';

/**
 * The page tests' test, on the pages that PHP prints in front of the worker's forum. Sessions are the forum's: a cookie
 * is for a host, whatever its port.
 */
export const test = base.extend({
  baseURL: async ({ php }, use) => use(php.url),
});
