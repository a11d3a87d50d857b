import type { Insertable } from 'kysely';
import type { CommentTable, Database, DiscussionTable, ReactionTable } from '../database/tables';
import { renderPost } from '../posts/renderPost';
import { insertAll } from './insertAll';
import { people } from './people';
import { planDiscussions, type Plan } from './planDiscussions';
import { replies } from './prose/replies';
import type { Random } from './random';
import { reactionTypes } from './reactionTypes';
import { createDeck, inFormat, writeReply } from './writePosts';

const counts = { discussions: 400, comments: 6000 };
const minute = 60_000;
const day = 24 * 60 * minute;

const writers = people.flatMap((person, index) => (person.name === 'newcomer' ? [] : [index + 1]));
const staff = people.flatMap((person, index) => (person.role === 'member' ? [] : [index + 1]));
/** What people reach for: liking is cheap, disliking is rare, promoting is for the staff. */
const taste = [
  'Like',
  'Like',
  'Like',
  'Like',
  'Agree',
  'Agree',
  'Insightful',
  'Insightful',
  'Awesome',
  'LOL',
  'Support',
  'Up',
  'Up',
  'Disagree',
  'Off_Topic',
  'Down',
  'Dislike',
  'WTF',
];
const tagOf = (urlcode: string): number => reactionTypes.find((type) => type.urlcode === urlcode)?.tagID ?? 0;

/** How many comments each discussion gets: most a few, some none, a handful several pages. The sum is exact. */
function spread(random: Random, plans: Plan[]): number[] {
  const wishes = plans.map((_, index) => {
    if (index % 23 === 0) return 0;
    return index % 57 === 5 ? random.between(120, 260) : Math.floor(1 + random.next() ** 2 * 30);
  });
  let left = counts.comments - wishes.reduce((sum, wish) => sum + wish, 0);
  for (let index = 0; left !== 0; index = (index + 1) % wishes.length) {
    const wish = wishes[index] as number;
    if (wish === 0 || (left < 0 && wish < 2)) continue;
    wishes[index] = wish + Math.sign(left);
    left -= Math.sign(left);
  }
  return wishes;
}

export async function seedPosts(db: Database, random: Random, lastDay: Date): Promise<void> {
  const plans = planDiscussions(random, counts.discussions);
  const sizes = spread(random, plans);
  const discussions: Insertable<DiscussionTable>[] = [];
  const comments: Insertable<CommentTable>[] = [];
  const reactions: Insertable<ReactionTable>[] = [];

  const react = (
    recordType: 'discussion' | 'comment',
    recordID: number,
    author: number,
    from: Date,
    most: number,
  ) => {
    for (const userID of random.sample(
      writers.filter((writer) => writer !== author),
      random.between(0, most),
    )) {
      const urlcode = staff.includes(userID) && random.chance(0.08) ? 'Promote' : random.pick(taste);
      const flagged = random.chance(0.004) ? 'Spam' : urlcode;
      const dateInserted = new Date(
        Math.min(from.getTime() + random.between(2, 3000) * minute, lastDay.getTime()),
      );
      reactions.push({ recordType, recordID, tagID: tagOf(flagged), userID, dateInserted });
    }
  };

  plans.forEach((plan, index) => {
    const discussionID = index + 1;
    const size = sizes[index] as number;
    const started =
      lastDay.getTime() - 540 * day + Math.floor((538 * day * index) / plans.length) + random.between(0, day);
    const author = random.pick(plan.official ? staff : writers);
    const crowd = plan.categoryID === 12 ? staff : writers;
    const closed = size > 3 && random.chance(0.06);
    const sink = !closed && !plan.official && random.chance(0.02);
    // A long thread fits between its start and the last day, with gaps that grow.
    const step = Math.max(Math.min((lastDay.getTime() - started - day) / (size + 1) / 2, 2 * day), minute);
    let time = started;
    const firstComment = comments.length;
    const unsaid = plan.topic.details.filter((sentence) => !plan.draft.body.includes(sentence));
    const deck = createDeck(random, [...plan.topic.advice, ...unsaid]);
    for (let place = 0; place < size; place += 1) {
      time += Math.floor(step * (0.1 + random.next() * 1.6));
      const insertUserID = random.chance(0.18) ? author : random.pick(crowd);
      const parent =
        place > 2 && random.chance(0.12)
          ? comments[firstComment + random.between(Math.max(0, place - 6), place - 1)]
          : undefined;
      const nested = parent && (parent.depth ?? 1) < 3 ? parent : undefined;
      const quoted = nested ? (people[nested.insertUserID - 1]?.name ?? null) : null;
      const text = plan.official
        ? [
            random.pick([
              ...replies.thanks,
              ...replies.openers.slice(2, 4),
              ...replies.closers,
              ...replies.chat.slice(5),
            ]),
          ]
        : writeReply(random, deck, plan.thing, insertUserID === author, quoted);
      const commentID = comments.length + 1;
      const dateInserted = new Date(time);
      const edited = random.chance(0.04);
      comments.push({
        commentID,
        discussionID,
        parentCommentID: nested?.commentID ?? null,
        depth: nested ? (nested.depth ?? 1) + 1 : 1,
        ...renderPost(inFormat(random, text)),
        insertUserID,
        dateInserted,
        dateUpdated: edited ? new Date(time + 7 * minute) : null,
        updateUserID: edited ? insertUserID : null,
        answerStatusID: null,
      });
      react('comment', commentID, insertUserID, dateInserted, random.chance(0.45) ? random.between(1, 5) : 0);
    }
    const statusID = plan.type !== 'question' ? 0 : size === 0 ? 1 : random.pick([1, 2, 2, 3, 3, 3, 4]);
    if (statusID === 3 || statusID === 4) {
      const answer = comments[firstComment + random.between(0, Math.min(size - 1, 4))];
      if (answer) answer.answerStatusID = statusID;
    }
    const last = comments[comments.length - 1];
    discussions.push({
      discussionID,
      categoryID: plan.categoryID,
      type: plan.type,
      name: plan.title,
      ...renderPost(plan.draft),
      insertUserID: author,
      lastUserID: size > 0 && last ? last.insertUserID : author,
      dateInserted: new Date(started),
      dateLastComment: new Date(size > 0 && !sink ? time : started),
      pinLocation: pinOf(plan, index, plans.length),
      closed,
      sink,
      resolved: statusID === 3 || random.chance(0.05),
      statusID,
      countViews: size * random.between(8, 40) + random.between(5, 90),
      countComments: size,
    });
    react('discussion', discussionID, author, new Date(started), random.between(0, 14));
  });

  await insertAll(db, 'discussion', discussions);
  await insertAll(db, 'comment', comments);
  await insertAll(db, 'reaction', reactions);
  await seedTags(db, random, plans);
}

function pinOf(plan: Plan, index: number, total: number): 'recent' | 'category' | null {
  if (!plan.official || plan.categoryID === 12) return null;
  if (plan.title.startsWith('House rules')) return 'recent';
  return index > total * 0.85 || plan.title.startsWith('Welcome')
    ? index % 2 === 0
      ? 'recent'
      : 'category'
    : null;
}

async function seedTags(db: Database, random: Random, plans: Plan[]): Promise<void> {
  const names = [...new Set(plans.flatMap((plan) => plan.topic.tags))].sort();
  const urlcode = (name: string) => name.toLowerCase().replaceAll(' ', '-').replaceAll('é', 'e');
  await insertAll(
    db,
    'tag',
    names.map((name, index) => ({ tagID: index + 1, name, urlcode: urlcode(name), type: 'User' })),
  );
  const rows = plans.flatMap((plan, index) => {
    if (plan.official) return [];
    const chosen = random.sample(plan.topic.tags, random.pick([0, 0, 1, 1, 2, 2, 3, 5]));
    return chosen.map((name) => ({ tagID: names.indexOf(name) + 1, discussionID: index + 1 }));
  });
  await insertAll(db, 'tagDiscussion', rows);
}
