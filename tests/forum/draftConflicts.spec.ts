import { expect, test } from '../support/apiTest';
import { seeded } from '../support/forumRecords';

const attributes = (body: string, lastSaved: string, knownSaved?: string) => ({
  ...{ body, format: 'text', draftType: 'discussion', lastSaved, knownSaved },
  draftMeta: { name: 'A title', categoryID: seeded.categories.woodworking },
});

test('a save that does not know what another device has saved is refused, and one that does is not', async ({
  as,
}) => {
  const member = await as('member');
  const [first, second, third] = [8, 9, 10].map((hour) =>
    new Date(Date.UTC(2026, 10, 21, hour)).toISOString(),
  );
  const made = await member.post('/drafts', {
    recordType: 'discussion',
    attributes: attributes('First', first!),
  });
  const { draftID } = (await made.json()) as { draftID: number };
  const save = (body: string, saved?: string, known?: string) =>
    member.patch(`/drafts/${draftID}`, { attributes: attributes(body, saved!, known) });
  expect((await save('Second', second, first)).status()).toBe(200);
  const refused = await save('Third', third, first);
  expect(refused.status()).toBe(409);
  expect((await refused.json()) as object).toMatchObject({ status: 409 });
  const read = async () => JSON.stringify(await (await member.get(`/drafts/${draftID}`)).json());
  expect(await read()).toContain('Second');
  expect((await save('Third', third, second)).status()).toBe(200);
  // It is no part of the draft; and clients that say nothing of it save as before.
  expect(await read()).not.toContain('knownSaved');
  expect((await save('Fourth', first)).status()).toBe(200);
});
