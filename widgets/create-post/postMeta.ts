import { isEqual } from 'es-toolkit';
import type { DraftContent } from '../../src/resources/drafts/draft';
import { isEmptyBody } from '../../src/resources/drafts/checkDraft';
import { fieldValues, textsOf, type FormType } from '../../src/resources/postFields';
import type { PostInput } from '../../src/resources/posts';
import type { CreatePostProps, PostValues } from './props';
import { typeOf, type TypeProps } from './typeOf';

/** Names with commas between them. */
export const tagsIn = (tags: string): string[] =>
  tags
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const pinOf = (pinLocation: string) =>
  pinLocation === 'category' || pinLocation === 'recent' ? pinLocation : null;

/** What a draft keeps beside the text, of the fields that are given. Fields of other types stay in it. */
export function postMeta(
  values: Partial<PostValues>,
  { postTypeID, postFields = [] }: Pick<FormType, 'postTypeID'> & Partial<Pick<FormType, 'postFields'>>,
): Record<string, unknown> {
  const { name, categoryID, pinLocation, tags, postMeta: texts } = values;
  return {
    postTypeID,
    ...(name !== undefined && { name }),
    ...(tags !== undefined && { newTagNames: tagsIn(tags) }),
    ...(categoryID !== undefined && { categoryID: Number(categoryID) || undefined }),
    ...(pinLocation !== undefined && { pinLocation, pinned: pinOf(pinLocation) !== null }),
    ...(texts && { postMeta: { ...texts, ...fieldValues(postFields, texts) } }),
  };
}

export const isSamePost = (one: PostValues, two: PostValues): boolean => isEqual(one, two);

/** All of it, as a draft keeps it. */
export const contentOf = (values: PostValues, props: TypeProps): DraftContent => ({
  body: values.body,
  format: values.format,
  meta: postMeta(values, typeOf(props, values)),
});

/** The fields as a draft has them; what it does not say stays as it was. */
export function valuesOf({ body, format, meta }: DraftContent, before: PostValues): PostValues {
  const { name, newTagNames, categoryID, pinLocation, postTypeID } = meta;
  const known = format.toLowerCase();
  return {
    body,
    format: known === 'rich2' || known === 'html' ? known : 'text',
    name: typeof name === 'string' ? name : before.name,
    tags: tagsOf(newTagNames, before.tags),
    categoryID: typeof categoryID === 'number' ? String(categoryID) : before.categoryID,
    pinLocation: typeof pinLocation === 'string' ? pinLocation : before.pinLocation,
    postTypeID: typeof postTypeID === 'string' ? postTypeID : before.postTypeID,
    postMeta: { ...before.postMeta, ...textsOf(meta.postMeta) },
  };
}

/** Somebody may be in the middle of them: the comma of the next one is not in a draft. */
const tagsOf = (names: unknown, before: string): string =>
  Array.isArray(names) && names.join() !== tagsIn(before).join() ? names.join(', ') : before;

/** The post as it is sent. */
export function postOf(
  values: PostValues,
  props: TypeProps & Pick<CreatePostProps, 'recordID' | 'mayAnnounce' | 'group'>,
  draftID: number | null,
): PostInput {
  const { recordID, mayAnnounce, group } = props;
  const { name, format } = values;
  const { postTypeID, parentPostTypeID, postFields } = typeOf(props, values);
  // The editor's empty document is no text.
  const body = isEmptyBody(values.body, format) ? '' : values.body;
  const pinLocation = pinOf(values.pinLocation);
  const announces = mayAnnounce && (pinLocation !== null || recordID !== undefined);
  const categoryID = Number(values.categoryID) || (group ? undefined : 0);
  return {
    ...{ name, body, format, categoryID, newTagNames: tagsIn(values.tags) },
    ...(parentPostTypeID === null ? { type: postTypeID } : { postTypeID }),
    ...(postFields.length > 0 && { postMeta: fieldValues(postFields, values.postMeta) }),
    ...(group && { groupID: group.groupID }),
    ...(announces && { pinned: pinLocation !== null, pinLocation }),
    ...(draftID !== null && { draftID }),
  };
}
