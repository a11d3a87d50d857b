import { blankRecord } from '../../../../src/resources/drafts/draftBook';
import { draftKey } from '../../../../src/resources/drafts/draftKey';
import { createLocalDrafts } from '../../../../src/resources/drafts/createLocalDrafts';
import { giveWords } from '../../../../src/resources/drafts/giveWords';
import type { LocalDraft } from '../../../../src/resources/drafts/localDraft';
import { reply, rich } from '../../../support/draftTabs';
import { ModelChannel } from '../../../support/modelChannels';

const page = window as Window & typeof globalThis;
const at = (second: number) => new Date(Date.now() + second * 1000).toISOString();
const draftOf = (owner: string, words: Partial<LocalDraft>): LocalDraft => ({
  ...blankRecord(owner, draftKey(reply), reply),
  ...{ format: 'rich2', lastSaved: at(0) },
  ...words,
});
const draftsOf = (owner: string) =>
  createLocalDrafts({
    ...{ owner, page: 1, log: jest.fn() },
    indexedDB: () => indexedDB,
    locks: () => undefined,
    storage: () => localStorage,
  });

beforeEach(() => void Object.assign(window, { BroadcastChannel: ModelChannel }));

it('takes nothing from what the next reader types on meanwhile, in a form of theirs', async () => {
  const theirs = draftsOf('|4');
  await theirs.write(draftOf('|4', { body: rich('Of th') }));
  const list = async () => {
    const rows = await theirs.list();
    await theirs.write(draftOf('|4', { body: rich('Of the newcomer.'), lastSaved: at(1) }));
    return rows;
  };
  const before = draftOf('|3', { body: rich('Of the member.') });
  const mixed = { ...before, body: rich('Of the member. Given') };
  await giveWords(page, { ...theirs, list }, before, mixed);
  const [kept] = await theirs.list();
  expect(kept!.body).toContain('Of the newcomer.');
  expect(kept!.body).toContain('Given');
});

it('gives nothing where there is a choice alone, which is nobody’s words', async () => {
  const theirs = draftsOf('|5');
  const before = draftOf('|3', { body: rich('Of the member.') });
  await giveWords(page, theirs, before, { ...before, meta: { postTypeID: 'discussion' } });
  expect(await theirs.list()).toEqual([]);
});
