import type { DiscussionRow } from '../database/tables';
import type { DiscussionInput, Discussions, Expand, Users } from '../forum';
import { checkBoth, invalid, permissionProblem } from '../httpError';
import { isBlank } from '../posts/isBlank';
import { renderPost } from '../posts/renderPost';
import type { Viewer } from '../viewer';
import type { Discussion, UserFragment } from '../wire';
import type { Context } from './context';
import { commentsForViewer } from './commentShapes';
import { stamp } from './dates';
import { deleteDiscussion } from './deleteDiscussion';
import { createDiscussionFlags } from './discussionFlags';
import { demand, demandSession } from './demand';
import {
  categoriesOf,
  demandFilters,
  discussionFilter,
  discussionOrder,
  pinnedFirst,
} from './discussionFilter';
import { demandPatch, demandSomePatch, patchValues } from './discussionPatch';
import { discussionsForViewer } from './discussionShapes';
import { demandEdit } from './editRules';
import { expansion } from './expansion';
import { notifyOfDiscussion } from './notifyOfDiscussion';
import { numbered, pageWindow } from './paging';
import { paths } from './paths';
import { internalName } from './permissionList';
import { discussionColumns } from './postColumns';
import { checkMeta, metaOf, readMeta } from './postMeta';
import { postableCategory } from './postableCategory';
import { baseOf, fieldsOf, postTypeOf } from './postTypes';
import { countInCategory, recountPosts } from './recount';
import { tagAs } from './tagAs';
import { countThrough } from './threads';
import { visibleDiscussion } from './visibleDiscussion';
import { writeLog } from './writeLog';

/** What the answer to a change shows of it. */
const withPeople: Expand = { expand: ['insertUser', 'category', 'breadcrumbs', 'reactions'] };

export function createDiscussions(context: Context, users: Users): Discussions {
  const { db, catalogue, now } = context;

  const find = (viewer: Viewer, discussionID: number) => visibleDiscussion(context, viewer, discussionID);

  async function one(viewer: Viewer, discussionID: number, options: Expand = {}): Promise<Discussion> {
    const row = await find(viewer, discussionID);
    const [discussion] = await discussionsForViewer(context, users, viewer, [row], expansion(options.expand));
    return { ...(discussion as Discussion), ...(await answersOf(viewer, row, options.expand)) };
  }

  /** The answers to a question that were accepted, and those that were rejected: as far as they are asked for by name. */
  async function answersOf(viewer: Viewer, row: DiscussionRow, asked: string[] = []) {
    const answers: Pick<Discussion, 'acceptedAnswers' | 'rejectedAnswers'> = {};
    if (row.type !== 'question' || !context.config.addons.includes('qna')) return answers;
    for (const [name, status] of [
      ['acceptedAnswers', 3],
      ['rejectedAnswers', 4],
    ] as const) {
      if (!asked.includes(name)) continue;
      const { discussionID, categoryID, closed, insertUserID } = row;
      const rows = await db
        .selectFrom('comment')
        .selectAll()
        .where('discussionID', '=', discussionID)
        .where('answerStatusID', '=', status)
        .where('insertUserID', '<>', insertUserID)
        .where('dateDeleted', 'is', null)
        .orderBy('commentID')
        .limit(500)
        .execute();
      const placed = rows.map((each) => ({ ...each, categoryID, closed, name: row.name }));
      answers[name] = await commentsForViewer(context, users, viewer, placed, expansion([]));
    }
    return answers;
  }

  return {
    async list(viewer, query = {}) {
      const window = pageWindow(query);
      demandFilters(viewer, catalogue, query);
      const categoryIDs = categoriesOf(viewer, catalogue, query);
      const filtered = db
        .selectFrom('discussion')
        .where((eb) => discussionFilter(eb, query, categoryIDs, { now: now(), viewer }));
      const { total } = await filtered
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .executeTakeFirstOrThrow();
      let ordered = filtered.select(discussionColumns);
      if (query.pinOrder !== 'mixed' && query.pinned === undefined)
        ordered = ordered.orderBy(pinnedFirst(query, viewer));
      const rows = await ordered
        .orderBy(discussionOrder(query))
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      const wants = expansion(query.expand);
      return numbered(
        await discussionsForViewer(context, users, viewer, rows, wants, query.excerptLength),
        window,
        total,
      );
    },

    get: one,
    demandView: async (viewer, discussionID) => void (await find(viewer, discussionID)),
    demandChange: async (viewer, discussionID) =>
      demandSomePatch(viewer, await find(viewer, discussionID), now()),

    async edit(viewer, discussionID) {
      const row = await find(viewer, discussionID);
      demandEdit(viewer, row, 'discussions.edit', now());
      const { name, body, format, categoryID } = row;
      const postMeta = metaOf(fieldsOf(context, viewer, row), readMeta(row.postMeta));
      const postTypeID = row.postTypeID ?? row.type;
      return { discussionID, name, body, format, categoryID, postTypeID, postMeta };
    },

    async quote(viewer, discussionID) {
      const {
        body: bodyRaw,
        format,
        bodyHtml,
        name,
        insertUserID,
        ...row
      } = await find(viewer, discussionID);
      const people = await users.fragments(viewer, [insertUserID]);
      return {
        ...{ recordType: 'discussion', recordID: discussionID, discussionID, name },
        ...{ body: bodyHtml, bodyRaw, format },
        url: viewer.url(paths.discussion(discussionID, name)),
        dateInserted: stamp(row.dateInserted),
        insertUser: people.get(insertUserID) as UserFragment,
      };
    },

    async create(viewer, input) {
      demandSession(viewer);
      postableCategory(catalogue, input.categoryID);
      demand(viewer, 'discussions.add', { categoryID: input.categoryID });
      const pinLocation = input.pinned ? (input.pinLocation ?? 'category') : null;
      if (pinLocation) demand(viewer, 'discussions.announce', { categoryID: input.categoryID });
      const [[head, post], type] = checkBoth(
        () =>
          checkBoth(
            () => checkedName(input.name),
            () => renderPost(input),
          ),
        () => checkedType(viewer, input),
      );
      const { categoryID } = input;
      const discussionID = await db.transaction().execute(async (trx) => {
        const { discussionID } = await trx
          .insertInto('discussion')
          .values({
            ...post,
            ...head,
            ...type,
            categoryID,
            pinLocation,
            insertUserID: viewer.userID,
            lastUserID: viewer.userID,
            dateInserted: now(),
            dateLastComment: now(),
          })
          .returning('discussionID')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('category')
          .set((eb) => ({ countDiscussions: eb('countDiscussions', '+', 1) }))
          .where('categoryID', '=', categoryID)
          .execute();
        await trx
          .updateTable('user')
          .set((eb) => ({ countDiscussions: eb('countDiscussions', '+', 1), dateLastActive: now() }))
          .where('userID', '=', viewer.userID)
          .execute();
        await tagAs(trx, viewer, { discussionID, categoryID }, input);
        if (!input.silently)
          await notifyOfDiscussion(trx, viewer, {
            discussionID,
            categoryID,
            name: head.name,
            dateInserted: now(),
          });
        return discussionID;
      });
      return one(viewer, discussionID, withPeople);
    },

    async update(viewer, discussionID, patch, options = {}) {
      demandSession(viewer);
      const row = await find(viewer, discussionID);
      demandPatch(viewer, row, patch, now());
      if (patch.categoryID !== undefined && patch.categoryID !== row.categoryID) {
        postableCategory(catalogue, patch.categoryID);
        demand(viewer, 'discussions.add', { categoryID: patch.categoryID });
      }
      if (patch.insertUserID !== undefined) await demandAuthor(patch.insertUserID);
      const [values, meta] = checkBoth(
        () => patchValues(viewer, row, patch, now()),
        () =>
          patch.postMeta && checkMeta(fieldsOf(context, viewer, row), patch.postMeta, readMeta(row.postMeta)),
      );
      if (meta) values.postMeta = JSON.stringify(meta);
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('discussion').set(values).where('discussionID', '=', discussionID).execute();
        await tagAs(trx, viewer, { discussionID, categoryID: patch.categoryID ?? row.categoryID }, patch);
        const isEdited =
          (values.name !== undefined && values.name !== row.name) ||
          (values.bodyHtml !== undefined && values.bodyHtml !== row.bodyHtml);
        if (isEdited)
          await writeLog(trx, viewer, {
            operation: 'edit',
            recordType: 'discussion',
            recordID: discussionID,
            parentRecordID: row.categoryID,
            before: row,
            dateInserted: now(),
          });
        if (patch.insertUserID !== undefined) await recountPosts(trx, [row.insertUserID, patch.insertUserID]);
        if (values.categoryID === undefined || values.categoryID === row.categoryID) return;
        await countInCategory(trx, row.categoryID, row, -1);
        await countInCategory(trx, values.categoryID, row, 1);
      });
      return one(viewer, discussionID, options);
    },

    async remove(viewer, discussionID) {
      const row = await find(viewer, discussionID);
      if (!viewer.can('discussions.delete', { categoryID: row.categoryID })) {
        throw permissionProblem([internalName('discussions.delete')]);
      }
      await deleteDiscussion(context, viewer, discussionID);
    },

    ...createDiscussionFlags(context, (viewer, discussionID) => one(viewer, discussionID, withPeople)),

    async visit(viewer, discussionID, { throughComment }) {
      await find(viewer, discussionID);
      await db
        .updateTable('discussion')
        .set((eb) => ({ countViews: eb('countViews', '+', 1) }))
        .where('discussionID', '=', discussionID)
        .execute();
      if (!viewer.user) return;
      const read = throughComment === null ? 0 : await countThrough(db, discussionID, throughComment);
      await db
        .insertInto('userDiscussion')
        .values({ userID: viewer.userID, discussionID, countRead: read, dateLastViewed: now() })
        .onConflict((conflict) =>
          conflict.columns(['userID', 'discussionID']).doUpdateSet((eb) => ({
            countRead: eb.fn<number>('greatest', ['userDiscussion.countRead', eb.val(read)]),
            dateLastViewed: now(),
          })),
        )
        .execute();
    },
  };

  function checkedType(viewer: Viewer, input: DiscussionInput) {
    const postType = postTypeOf(context, viewer, input);
    const type = baseOf(postType);
    return {
      ...{ type, statusID: type === 'question' ? 1 : 0 },
      postTypeID: postType.parentPostTypeID === null ? null : postType.postTypeID,
      postMeta: JSON.stringify(checkMeta(postType.postFields, input.postMeta)),
    };
  }

  async function demandAuthor(userID: number): Promise<void> {
    const known = await db
      .selectFrom('user')
      .select('userID')
      .where('userID', '=', userID)
      .where('deleted', '=', false)
      .executeTakeFirst();
    if (!known) throw invalid({ field: 'insertUserID', message: 'insertUserID names no member.' });
  }
}

function checkedName(name: string) {
  const trimmed = name.trim();
  if (isBlank(trimmed)) throw invalid({ field: 'name', code: 'missingField', message: 'name is required.' });
  if (trimmed.length > 200) {
    throw invalid({
      field: 'name',
      code: 'maxLength',
      message: 'This title is too long: at most 200 characters.',
    });
  }
  return { name: trimmed };
}
