import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { insertAll } from './insertAll';
import { people } from './people';
import { places } from './places';
import { createRandom } from './random';

/** By category: a question, and what can be answered. */
const questions: [urlcode: string, name: string, ...options: string[]][] = [
  ['woodworking', 'What do you finish a table top with?', 'Oil', 'Shellac', 'Varnish', 'Nothing but wax'],
  [
    'bicycles',
    'Which evening suits you for the repair night?',
    'Tuesday',
    'Wednesday',
    'Thursday, after the market',
  ],
  [
    'electronics',
    'How hot is your soldering iron?',
    'Below 300 °C',
    '300 to 350 °C',
    'Above 350 °C',
    'As hot as it gets',
  ],
  [
    'kitchen-garden',
    'What shall we plant in the shared bed?',
    'Climbing beans',
    'Black kale',
    'Pumpkins',
    'Flowers',
  ],
  ['baking', 'How long do you let the dough rest?', 'An hour', 'Overnight', 'Until it tells me to stop'],
];

const day = 86_400_000;

/** A poll in the latest open discussion of each topic. Numbers of its own, so that the rest of the seed stays as it is. */
export async function seedPolls(trx: Transaction<Tables>, lastDay: Date): Promise<void> {
  const random = createRandom(20_261_103);
  const voters = people.flatMap(({ name, demo, deleted }, index) =>
    demo || deleted || name === 'newcomer' ? [] : [index + 1],
  );
  const dateInserted = new Date(lastDay.getTime() - day);
  let pollOptionID = 0;
  for (const [index, [urlcode, name, ...options]] of questions.entries()) {
    const categoryID = places.find((place) => place.urlcode === urlcode)!.categoryID;
    const { discussionID, insertUserID } = await trx
      .selectFrom('discussion')
      .select(['discussionID', 'insertUserID'])
      .where('categoryID', '=', categoryID)
      .where('type', '=', 'discussion')
      .where('closed', '=', false)
      .orderBy('dateLastComment', 'desc')
      .orderBy('discussionID', 'desc')
      .executeTakeFirstOrThrow();
    const pollID = index + 1;
    const isOver = urlcode === 'baking';
    const dateClosed = isOver ? lastDay : null;
    await insertAll(trx, 'poll', [{ pollID, discussionID, name, insertUserID, dateInserted, dateClosed }]);
    const rows = options.map((body, sort) => ({ pollOptionID: (pollOptionID += 1), pollID, body, sort }));
    await insertAll(trx, 'pollOption', rows);
    const votes = random.sample(voters, random.between(9, 25)).map((userID) => ({
      pollID,
      userID,
      // The first options are liked best, or every bar would be as long as the next.
      pollOptionID: rows[Math.floor(random.next() ** 1.6 * rows.length)]!.pollOptionID,
      dateInserted: new Date(lastDay.getTime() - random.between(1, day / 60_000) * 60_000),
    }));
    await insertAll(trx, 'pollVote', votes);
  }
}
