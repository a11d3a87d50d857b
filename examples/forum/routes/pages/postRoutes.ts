import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAllowed } from '../../../../src/resources/postFields';
import { HttpError, notFound, permissionProblem, type FieldError } from '../../httpError';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import { checkText } from './checkText';
import type { Pages } from './createPages';
import { sendComposed } from './pageLayout';
import { localPath, readID, readText, withQuery } from './paths';
import {
  chosenType,
  findDraft,
  formTypes,
  postableCategories,
  readCategory,
  readPostType,
  shownBody,
  valuesOf,
  withChosen,
  type PostPlace,
  type PostValues,
} from './postForm';
import { saveDraft, savePost } from './savePost';

type Params = { type: string; place?: string; id?: string; draftID?: string };
/** The refused values, with the date, which is not part of a post. */
interface Refused {
  values: PostValues;
  dateScheduled: string;
  /** None where only the type was changed. */
  error?: HttpError;
}
const headingOf = (postType: string) => (postType === 'question' ? 'New question' : 'New post');

const metaPrefix = 'postMeta.';
/** Fields of the type's own are told from the form's by their names. */
const named = ({ field, path, ...error }: FieldError): FieldError => ({
  ...error,
  field: path?.endsWith('postMeta') ? metaPrefix + field : field,
});

type Request = FastifyRequest<{ Params: Params; Body?: Record<string, unknown> }>;

/** Writing a post: a new one in a category, or another version of one that exists, begun or gone on with from a draft. */
export function postRoutes(app: FastifyInstance, pages: Pages): void {
  const { forum, settings } = app;

  async function placeOf({ viewer, params, body }: Request): Promise<PostPlace> {
    const printed = body && (readID(readText(body.draftID)) ?? null);
    if (params.type !== 'editdiscussion') {
      const chosen = readText(body?.postTypeID);
      const postType = readPostType(forum, viewer, chosen || params.type);
      const { parentID, leave } = await readCategory(forum, viewer, params.place);
      const draft = await findDraft(forum, viewer, { parentID }, printed);
      return {
        postType,
        parentID,
        leave,
        draft,
        heading: headingOf(postType),
      };
    }
    const recordID = params.place === '0' ? undefined : readID(params.place);
    const draftID = readID(params.draftID);
    if ((recordID ?? draftID) === undefined) throw notFound('Discussion');
    const draft = await findDraft(forum, viewer, { recordID, parentID: -1, draftID }, printed).catch(
      (error: unknown) => {
        // It was deleted elsewhere since, or went out at its time: what the form has sent can be kept as another, and is not
        // posted twice.
        const keeps = ['draft', 'schedule'].includes(readText(body?.action) ?? '');
        if (keeps && error instanceof HttpError && error.status === 404) return null;
        throw error;
      },
    );
    if (draft && (draft.recordType !== 'discussion' || (draft.recordID ?? undefined) !== recordID))
      throw notFound('Draft');
    const asked = readText(body?.postTypeID) || draft?.attributes.draftMeta?.postTypeID;
    const isKnown = forum.postTypes.list(viewer).some(({ postTypeID }) => postTypeID === asked);
    const postType = isKnown ? String(asked) : 'discussion';
    const post =
      recordID === undefined
        ? null
        : await forum.discussions.get(viewer, recordID, { expand: ['-body'] }).catch((error: unknown) => {
            // The user's edit stays.
            if (draft && error instanceof HttpError && error.status === 404) return null;
            throw error;
          });
    const parentID = draft?.parentRecordID ?? -1;
    if (!post)
      return {
        ...{ postType, parentID, leave: '/drafts', draft, heading: headingOf(postType) },
        isGone: recordID !== undefined,
      };
    const { postTypeID, url } = post;
    return {
      ...{ postType: postTypeID, recordID, parentID, draft, heading: 'Edit post' },
      leave: localPath(url),
    };
  }

  async function show(request: Request, reply: FastifyReply, refused?: Refused) {
    const { viewer } = request;
    if (!viewer.user) return reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);
    const place = await placeOf(request);
    // What a moderator reads of another's can only be deleted, and its page says so.
    if (place.draft && place.draft.insertUserID !== viewer.userID)
      return reply.redirect(`/drafts/${place.draft.draftID}`, 303);
    const stored = await valuesOf(forum, viewer, place);
    const postable = await postableCategories(forum, viewer);
    if (postable.length === 0) throw permissionProblem(['Vanilla.Discussions.Add']);
    const values = { ...stored, ...refused?.values };
    const error = refused?.error;
    const isOwn = !refused && !place.draft;
    const own = isOwn ? undefined : await valuesOf(forum, viewer, { ...place, draft: null });
    const chosen = [stored, own ?? stored, values];
    const categories = await withChosen(forum, viewer, postable, chosen);
    const shown = shownBody(values);
    const postTypes = formTypes(forum, viewer, place, values);
    const type = chosenType(postTypes, values);
    const { draft, recordID, parentID, postType, leave, heading, isGone } = place;
    const { t } = pages.words(request);
    const scheduled = draft?.draftStatus === 'scheduled' ? draft.dateScheduled : null;
    const mayAnnounce = viewer.can('discussions.announce');
    const maySchedule = settings.draftScheduling && viewer.can('schedule.allow');
    const data = {
      title: t(heading),
      status: error?.status,
      widgets: ['createpost'],
      section: 'posts' as const,
      isGone,
      form: {
        ...{
          values: { ...values, ...shown },
          categories,
          mayAnnounce,
          maySchedule,
          leave,
          draft,
          scheduled,
          // Of a moment the field takes what stands before its seconds.
          date: refused?.dateScheduled || scheduled?.slice(0, 16),
          type,
          types: postTypes.filter((each) => each === type || isAllowed(each, Number(values.categoryID) || 0)),
        },
        action: request.url.split('?')[0],
        isNew: recordID === undefined,
        props: {
          ...{
            postType,
            postTypes,
            recordID,
            parentID,
            values,
            own,
            categories,
            mayAnnounce,
            maySchedule,
            leave,
          },
          draftID: readID(request.params.draftID),
          draft,
          html: shown.format === 'html' ? shown.body : undefined,
          refused: error && { message: error.description ?? error.message, fields: error.errors },
        },
      },
      errors: byField(error?.errors.map(named) ?? []),
      problem: error && error.errors.length === 0 ? (error.description ?? error.message) : undefined,
    };
    const assets = { CreatePostFormAsset: '/post-form' };
    return sendComposed(app, pages, request, reply, { template: '/post', assets, data });
  }

  /** A post closed during an edit has no form any more: the page links to the draft with the edit. */
  async function leadToWords({ viewer, params }: Request, reply: FastifyReply, error: unknown) {
    const recordID = params.type === 'editdiscussion' ? readID(params.place) : undefined;
    const isShut = error instanceof HttpError && error.status === 403 && recordID !== undefined;
    const place = { recordID, parentID: -1, draftID: readID(params.draftID) };
    const draft = isShut ? await findDraft(forum, viewer, place) : null;
    if (!draft) throw error;
    return reply.redirect(`/drafts/${draft.draftID}`, 303);
  }

  const text = (body: Request['body'], name: string) =>
    (readText(body?.[name]) ?? '').replaceAll('\r\n', '\n');

  async function send(request: Request, reply: FastifyReply) {
    checkForm(request);
    const { viewer, body } = request;
    const place = await placeOf(request);
    if (place.draft) await forum.drafts.demandOwn(viewer, place.draft.draftID);
    const format = text(body, 'format') === 'html' ? 'html' : 'text';
    const values: PostValues = {
      ...{ name: text(body, 'name'), body: text(body, 'body'), format },
      ...{ categoryID: text(body, 'categoryID'), tags: text(body, 'tags') },
      pinLocation: text(body, 'pinLocation') || 'none',
      postTypeID: place.postType,
      postMeta: Object.fromEntries(
        Object.keys(body ?? {}).flatMap((name) =>
          name.startsWith(metaPrefix) ? [[name.slice(metaPrefix.length), text(body, name)]] : [],
        ),
      ),
    };
    const dateScheduled = text(body, 'dateScheduled');
    const pressed = text(body, 'action');
    // Who presses Enter where a date stands wants that, and nothing out before it.
    const action = pressed === 'enter' && dateScheduled !== '' ? 'schedule' : pressed;
    if (action === 'type') return show(request, reply, { values, dateScheduled });
    try {
      checkText(request);
      if (action === 'schedule') {
        await saveDraft(forum, viewer, place, values, dateScheduled);
        return await reply.redirect('/drafts?draftStatus=scheduled', 303);
      }
      if (action === 'draft') {
        await saveDraft(forum, viewer, place, values);
        return await reply.redirect('/drafts', 303);
      }
      return await reply.redirect(await savePost(forum, viewer, place, values), 303);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      return show(request, reply, { values, dateScheduled, error });
    }
  }

  for (const path of ['/post/:type', '/post/:type/:place', '/post/:type/:place/:draftID']) {
    app.get<{ Params: Params }>(path, (request, reply) =>
      show(request, reply).catch((error: unknown) => leadToWords(request, reply, error)),
    );
    app.post<{ Params: Params; Body: Record<string, unknown> }>(path, send);
  }
}
