import { partWords } from '../../../../src/resources/drafts/partWords';
import { rich } from '../../../support/draftTabs';

const draft = (body: string, meta: Record<string, unknown> = {}, format = 'rich2') => ({
  body,
  format,
  meta,
});
const blocks = (...nodes: object[]) => draft(JSON.stringify(nodes));
const p = (...children: object[]) => ({ type: 'p', children });

it('finds what is new, wherever it was put', () => {
  const before = blocks(p({ text: 'One two.' }), p({ text: 'Three four.' }));
  const mixed = blocks(p({ text: 'One and two.' }), p({ text: 'Three four. Five.' }), p({ text: 'Six' }));
  expect(partWords(before, mixed)).toEqual({ body: 'and\n\nFive.\nSix', meta: {} });
});

it('takes a link’s words and a mention for words, and text as it stands', () => {
  const before = draft('if', {}, 'text');
  expect(partWords(before, draft('if x<y and z>w', {}, 'text'))!.body).toBe('x<y and z>w');
  const link = { type: 'a', url: 'https://e.x/', children: [{ text: 'there' }] };
  const was = blocks(p({ text: 'Look ' }, link));
  const now = blocks(
    p({ text: 'Look ' }, link, { text: ' ' }, { type: '@', userID: 3, name: 'jo', children: [{ text: '' }] }),
  );
  expect(partWords(was, now)!.body).toBe('@jo');
});

it('takes nothing for new that only looks another way', () => {
  const meta = { name: 'A title', newTagNames: ['one'], categoryID: undefined };
  expect(partWords(draft('', meta), draft(rich('Words'), { ...meta, newTagNames: ['one'] }))).toEqual({
    body: 'Words',
    meta: {},
  });
  expect(partWords(draft('no json'), draft('no json at all'))!.body).toBe('at all');
});

it('takes of a title what is new in it, and of tags those that are', () => {
  const before = draft(rich('Text'), { name: 'A title', tags: ['one'], pinLocation: 'none' });
  const mixed = draft(rich('Text'), { name: 'A title of mine', tags: ['one', 'two'], pinLocation: 'none' });
  expect(partWords(before, mixed)).toEqual({ body: '', meta: { name: 'of mine', tags: ['two'] } });
  expect(partWords(before, draft(rich('Text'), { name: '' }))).toEqual({ body: '', meta: {} });
});

it.each([
  ['markup', draft('<p>Secret</p>', {}, 'html'), draft(rich('Secret mine'))],
  [
    'a picture',
    draft(rich('Look')),
    blocks(p({ text: 'Look' }), { type: 'rich_embed_card', url: '/a.png', children: [{ text: '' }] }),
  ],
  [
    'what was moved',
    draft(rich(words('a', 20) + words('b', 20))),
    draft(rich(words('b', 20) + words('a', 20))),
  ],
  ['so much that it is not compared', draft(rich(words('a', 1500))), draft(rich(`x ${words('a', 1500)} y`))],
])('does not tell apart %s', (_, before, mixed) => {
  expect(partWords(before, mixed)).toBeNull();
});

function words(name: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${name}${index} `).join('');
}
