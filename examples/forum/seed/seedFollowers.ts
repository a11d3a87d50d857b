import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { insertAll } from './insertAll';
import { people } from './people';
import { places } from './places';
import { createRandom } from './random';

/** What the demonstration member follows; the other demonstration accounts follow nothing yet. */
const ofMember = [8, 11];

/** Who follows which category. Numbers of its own, so that the rest of the seed stays as it is. */
export async function seedFollowers(trx: Transaction<Tables>, lastDay: Date): Promise<void> {
  const random = createRandom(20_261_102);
  const open = places
    .filter((place) => place.displayAs === 'discussions' && place.permissionCategoryID !== 3)
    .map((place) => place.categoryID);
  const rows = people.flatMap((person, index) => {
    const userID = index + 1;
    if (person.demo && userID !== 3) return [];
    const followed = userID === 3 ? ofMember : random.sample(open, random.between(0, 4));
    return followed.map((categoryID) => ({
      userID,
      categoryID,
      followed: true,
      dateFollowed: new Date(lastDay.getTime() - random.between(1, 500 * 24) * 3_600_000),
      popupPosts: random.chance(0.8),
      emailPosts: random.chance(0.3),
      popupComments: random.chance(0.3),
      emailComments: false,
      digest: random.chance(0.5),
    }));
  });
  await insertAll(trx, 'userCategory', rows);
}
