import { sql } from 'kysely';
import type { Answers, Comments, Search, Suggestions } from '../forum';
import { HttpError, invalid, permissionProblem } from '../httpError';
import { escapeHtml } from '../posts/escapeHtml';
import { excerptOf } from '../posts/cleanHtml';
import type { Viewer } from '../viewer';
import type { Suggested, Suggestion } from '../wire';
import type { Context } from './context';
import { createGuest } from './createViewer';
import { stamp } from './dates';
import { demandOpen, demandSession } from './demand';
import { paths } from './paths';
import { internalName } from './permissionList';
import { recountQuestion } from './recountQuestion';
import { meaningfulWords } from './search/searchWords';
import { suggestionWriter } from './suggestionWriter';
import { visibleDiscussion } from './visibleDiscussion';

/** As many are suggested of what the forum's search finds. */
const most = 3;

/** Of an answer, and of its question. */
const accepted = 3;

const answerStatusOf = (statusID: number | null) =>
  statusID === accepted ? 'accepted' : statusID === 4 ? 'rejected' : 'pending';

interface Parts {
  answers: Answers;
  comments: Comments;
  search: Search;
}

/** Posts that may answer a question, found by its words: for its asker alone, who says what becomes of them. */
export function createSuggestions(context: Context, { answers, comments, search }: Parts): Suggestions {
  const { db, catalogue, config, now } = context;
  const isOn = config.addons.includes('qna');

  /** Who reads the question may read the post too, of which an accepted suggestion says the beginning. */
  const isOpenTo = (question: { categoryID: number }, categoryID: number, viewer: Viewer) =>
    viewer.can('discussions.view', { categoryID }) &&
    (categoryID === question.categoryID ||
      createGuest(catalogue, viewer.origin).can('discussions.view', { categoryID }));

  async function toChange(viewer: Viewer, discussionID: number) {
    const question = await visibleDiscussion(context, viewer, discussionID);
    demandSession(viewer);
    if (question.insertUserID !== viewer.userID) throw permissionProblem([internalName('curation.manage')]);
    if (question.type !== 'question')
      throw invalid({ field: 'discussionID', message: 'This is no question.' });
    return question;
  }

  async function of(viewer: Viewer, question: Parameters<Suggestions['of']>[1]): Promise<Suggested | null> {
    const { discussionID, type, insertUserID } = question;
    if (!isOn || type !== 'question' || !viewer.user || insertUserID !== viewer.userID) return null;
    const list = await db
      .selectFrom('suggestionList')
      .selectAll()
      .where('discussionID', '=', discussionID)
      .executeTakeFirst();
    const rows = await db
      .selectFrom('suggestion')
      .innerJoin('discussion', 'discussion.discussionID', 'suggestion.documentID')
      .leftJoin('comment', 'comment.commentID', 'suggestion.commentID')
      .selectAll('suggestion')
      .select(['discussion.name', 'discussion.categoryID', 'comment.dateDeleted', 'comment.answerStatusID'])
      .where('suggestion.discussionID', '=', discussionID)
      .orderBy('aiSuggestionID')
      .execute();
    const suggestions = rows
      .filter(({ categoryID }) => isOpenTo(question, categoryID, viewer))
      .map((row): Suggestion => ({
        ...{ aiSuggestionID: row.aiSuggestionID, format: 'text', type: 'discussion' },
        ...{ documentID: row.documentID, url: viewer.url(paths.discussion(row.documentID, row.name)) },
        ...{ title: row.name, summary: row.summary, hidden: row.hidden },
        ...(row.commentID !== null &&
          row.dateDeleted === null && {
            commentID: row.commentID,
            answerStatus: answerStatusOf(row.answerStatusID),
          }),
      }));
    return {
      suggestions,
      showSuggestions: list?.isShown ?? true,
      dateSuggested: list ? stamp(list.dateSuggested) : null,
    };
  }

  async function generate(viewer: Viewer, discussionID: number): Promise<void> {
    const question = await toChange(viewer, discussionID);
    const query = await meaningfulWords(db, question.name);
    const { rows: hits } =
      query === ''
        ? { rows: [] }
        : await search.find(viewer, { query, queryOperator: 'or', domain: 'discussions', limit: 20 });
    // Its asker knows their own posts, and a question without an accepted answer answers none.
    const sources = await db
      .selectFrom('discussion as d')
      .select(['d.discussionID', 'd.categoryID'])
      .select(
        sql<string>`coalesce((select c."bodyHtml" from "comment" c where c."discussionID" = d."discussionID"
          and c."answerStatusID" = ${accepted} and c."dateDeleted" is null order by c."commentID" limit 1), d."bodyHtml")`.as(
          'bodyHtml',
        ),
      )
      .where('d.discussionID', 'in', [0, ...hits.map(({ recordID }) => recordID)])
      .where('d.insertUserID', '<>', viewer.userID)
      .where((is) => is.or([is('d.type', '<>', 'question'), is('d.statusID', '=', accepted)]))
      .execute();
    const values = hits
      .flatMap(({ recordID }) => sources.find((source) => source.discussionID === recordID) ?? [])
      .filter(({ categoryID }) => isOpenTo(question, categoryID, viewer))
      .map((source) => ({
        ...{ discussionID, documentID: source.discussionID },
        summary: excerptOf(source.bodyHtml, 300),
      }))
      // A picture alone leaves nothing to be said in an answer.
      .filter(({ summary }) => summary !== '')
      .slice(0, most);
    await db.transaction().execute(async (trx) => {
      const dateSuggested = now();
      await trx
        .insertInto('suggestionList')
        .values({ discussionID, dateSuggested })
        .onConflict((conflict) =>
          conflict.column('discussionID').doUpdateSet({ dateSuggested, isShown: true }),
        )
        .execute();
      await trx
        .deleteFrom('suggestion')
        .where('discussionID', '=', discussionID)
        .where('dateAccepted', 'is', null)
        .execute();
      if (values.length > 0)
        await trx
          .insertInto('suggestion')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
  }

  const rowsOf = (discussionID: number, ids: readonly number[] | 'all') =>
    db
      .selectFrom('suggestion')
      .selectAll()
      .where('discussionID', '=', discussionID)
      .$if(ids !== 'all', (rows) => rows.where('aiSuggestionID', 'in', [0, ...(ids as number[])]))
      .orderBy('aiSuggestionID')
      .execute();

  async function hide(discussionID: number, ids: readonly number[] | 'all', hidden: boolean) {
    await db
      .updateTable('suggestion')
      .set({ hidden })
      .where('discussionID', '=', discussionID)
      .where('dateAccepted', 'is', null)
      .$if(ids !== 'all', (rows) => rows.where('aiSuggestionID', 'in', [0, ...(ids as number[])]))
      .execute();
  }

  async function accept(
    viewer: Viewer,
    question: { discussionID: number; categoryID: number },
    ids: readonly number[] | 'all',
  ) {
    const { discussionID } = question;
    const writer = await suggestionWriter(context, viewer);
    for (const { aiSuggestionID, documentID, summary } of await rowsOf(discussionID, ids)) {
      // One of two presses at once writes the answer.
      const mine = await db
        .updateTable('suggestion')
        .set({ dateAccepted: now(), hidden: false })
        .where('aiSuggestionID', '=', aiSuggestionID)
        .where('dateAccepted', 'is', null)
        .returning('aiSuggestionID')
        .executeTakeFirst();
      if (!mine) continue;
      try {
        const { name, categoryID } = await visibleDiscussion(context, viewer, documentID);
        // It may have been moved since.
        if (!isOpenTo(question, categoryID, viewer))
          throw invalid({
            field: 'suggestionIDs',
            message: 'Not everybody who reads the question may read this.',
          });
        const href = escapeHtml(paths.discussion(documentID, name));
        const body = `<p>${escapeHtml(summary)}</p><p><a href="${href}">${escapeHtml(name)}</a></p>`;
        const answer = { discussionID, body, format: 'html' };
        const { commentID } = await comments.create(writer, answer, viewer.userID);
        await db
          .updateTable('suggestion')
          .set({ commentID })
          .where('aiSuggestionID', '=', aiSuggestionID)
          .execute();
        await answers.judge(viewer, commentID, 'accepted');
      } catch (error) {
        await db
          .updateTable('suggestion')
          .set({ dateAccepted: null })
          .where('aiSuggestionID', '=', aiSuggestionID)
          .where('commentID', 'is', null)
          .execute();
        throw error;
      }
    }
  }

  async function takeBack(viewer: Viewer, discussionID: number, ids: readonly number[] | 'all') {
    const writer = await suggestionWriter(context, viewer);
    for (const { aiSuggestionID, commentID } of await rowsOf(discussionID, ids)) {
      if (commentID !== null)
        await comments.remove(writer, commentID).catch((error: unknown) => {
          // A moderator was faster.
          if (!(error instanceof HttpError && error.status === 404)) throw error;
        });
      await db
        .updateTable('suggestion')
        .set({ dateAccepted: null, commentID: null })
        .where('aiSuggestionID', '=', aiSuggestionID)
        .execute();
    }
    await recountQuestion(db, discussionID);
  }

  return {
    of,
    generate,
    async change(viewer, discussionID, { action, ids = [] }) {
      const question = await toChange(viewer, discussionID);
      if (action === 'generate') await generate(viewer, discussionID);
      if (action === 'show' || action === 'hide')
        await db
          .insertInto('suggestionList')
          .values({ discussionID, dateSuggested: now(), isShown: action === 'show' })
          .onConflict((conflict) =>
            conflict.column('discussionID').doUpdateSet({ isShown: action === 'show' }),
          )
          .execute();
      if (action === 'dismiss' || action === 'restore') await hide(discussionID, ids, action === 'dismiss');
      if (action === 'accept' || action === 'takeBack') {
        demandOpen(viewer, question);
        if (action === 'accept') await accept(viewer, question, ids);
        else await takeBack(viewer, discussionID, ids);
      }
      return (await of(viewer, question))!;
    },
  };
}
