import type { Insertable, Transaction } from 'kysely';
import type { PostFieldTable, Tables } from '../database/tables';
import { insertAll } from './insertAll';

const field = (
  postFieldID: string,
  formType: PostFieldTable['formType'],
  dataType: PostFieldTable['dataType'],
  label: string,
  more: Partial<Insertable<PostFieldTable>> = {},
) => ({
  ...{ postFieldID, formType, dataType, label, description: null, visibility: 'public' as const },
  ...{ isRequired: false, dropdownOptions: '[]', ...more },
});

const fields = [
  field('make', 'text', 'text', 'Make and model', {
    isRequired: true,
    description: 'As it says on the plate.',
  }),
  field('fault', 'text-multiline', 'text', 'What it does, and what it should do'),
  field('condition', 'dropdown', 'text', 'Condition', {
    isRequired: true,
    dropdownOptions: JSON.stringify(['Works now and then', 'Does not work', 'In parts']),
  }),
  field('tools', 'tokens', 'string[]', 'Tools at hand'),
  field('bought', 'date', 'date', 'Bought on'),
  field('age', 'number', 'number', 'Age in years'),
  field('opened', 'checkbox', 'boolean', 'I have opened it'),
  field('phone', 'text', 'text', 'Telephone', {
    visibility: 'private',
    description: 'For the repair café; other readers do not see it.',
  }),
  field('shelf', 'text', 'text', 'Shelf', { visibility: 'internal' }),
];

/** What the latest such post has in them. */
const values = {
  make: 'Lumen TR-40',
  fault: 'Hums, but plays nothing.\nIt should play the news.',
  condition: 'Does not work',
  tools: ['Multimeter', 'Soldering iron'],
  bought: '1964-05-02',
  age: 62,
  opened: true,
  phone: '0100 555',
  shelf: 'B 4',
};

/** A type of the forum's own: what the repair café is asked, with a field of every kind. */
export async function seedPostTypes(trx: Transaction<Tables>): Promise<void> {
  await insertAll(trx, 'postField', fields);
  await insertAll(trx, 'postType', [
    {
      ...{ postTypeID: 'repair', name: 'Repair request', parentPostTypeID: 'question', sort: 3 },
      postButtonLabel: 'Ask the repair café',
      postHelperText: 'The café is open on Saturdays. The more it knows, the sooner it can help.',
      categoryIDs: '[8,9]',
      // Members and all who are more than that: each of them is one.
      roleIDs: '[8]',
    },
  ]);
  const links = fields.map(({ postFieldID }, sort) => ({ postTypeID: 'repair', postFieldID, sort }));
  await insertAll(trx, 'postTypeField', links);
  const { discussionID } = await trx
    .selectFrom('discussion')
    .select('discussionID')
    .where('categoryID', '=', 9)
    .where('type', '=', 'question')
    .orderBy('dateLastComment', 'desc')
    .orderBy('discussionID', 'desc')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('discussion')
    .set({ postTypeID: 'repair', postMeta: JSON.stringify(values) })
    .where('discussionID', '=', discussionID)
    .execute();
}
