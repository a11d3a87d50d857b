import { expect, test } from '../support/apiTest';

for (const [role, hasButton] of [
  ['guest', false],
  ['member', true],
] as const)
  test(`${role}: a category has ${hasButton ? 'a' : 'no'} button to follow it`, async ({ as }) => {
    const { context } = await as(role);
    const html = await (await context.get('/category/electronics')).text();
    expect(html.includes('data-react="CategoryFollowDropDown"')).toBe(hasButton);
  });
