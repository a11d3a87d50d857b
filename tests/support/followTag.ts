import type { Locator, Page } from '@playwright/test';
import type { Client } from './openClient';

/** Of the seed: nobody else's tests post there. */
export const electronics = { categoryID: 9, path: '/category/electronics', name: 'Electronics and Repair' };

export const preferenceCalls = /\/api\/v2\/categories\/9\/preferences\/\d+/;

const nothing = {
  'preferences.followed': false,
  'preferences.popup.posts': false,
  'preferences.email.posts': false,
  'preferences.popup.comments': false,
  'preferences.email.comments': false,
  'preferences.email.digest': false,
};

/** Follows the category with nothing but what is given, or not at all. */
export async function setPreferences(client: Client, ...on: string[]): Promise<void> {
  const map = Object.fromEntries(
    [...(on.length ? ['followed'] : []), ...on].map((key) => [`preferences.${key}`, true]),
  );
  const answer = await client.patch(`/categories/${electronics.categoryID}/preferences/$me`, {
    ...nothing,
    ...map,
  });
  if (!answer.ok()) throw new Error(`The preferences were not set: ${await answer.text()}`);
}

/** What is on, without `preferences.`. */
export async function readPreferences(client: Client): Promise<string[]> {
  const answer = await client.get(`/categories/${electronics.categoryID}/preferences/$me`);
  const map = (await answer.json()) as Record<string, boolean>;
  return Object.keys(map)
    .filter((key) => map[key])
    .map((key) => key.replace('preferences.', ''));
}

export const followButton = (page: Page): Locator =>
  page.locator('main [data-react="CategoryFollowDropDown"] [data-inlay-part="follow"]');
export const followDialog = (page: Page): Locator =>
  page.locator('.inl-layer').getByRole('dialog', { name: 'Notification Preferences' });
