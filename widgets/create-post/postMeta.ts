import type { DraftContent } from '../../src/resources/drafts/draft';
import { isEmptyBody } from '../../src/resources/drafts/checkDraft';
import type { PostInput } from '../../src/resources/posts';
import type { CreatePostProps, PostValues } from './props';

/** Names with commas between them. */
export const tagsIn = (tags: string): string[] =>
  tags
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const pinOf = (pinLocation: string) =>
  pinLocation === 'category' || pinLocation === 'recent' ? pinLocation : null;

/** What a draft keeps beside the text, of the fields that are given. */
export function postMeta(values: Partial<PostValues>, postType: string): Record<string, unknown> {
  const { name, categoryID, pinLocation, tags } = values;
  return {
    postTypeID: postType,
    ...(name !== undefined && { name }),
    ...(tags !== undefined && { newTagNames: tagsIn(tags) }),
    ...(categoryID !== undefined && { categoryID: Number(categoryID) || undefined }),
    ...(pinLocation !== undefined && { pinLocation, pinned: pinOf(pinLocation) !== null }),
  };
}

export const isSamePost = (one: PostValues, two: PostValues): boolean =>
  (Object.keys(one) as (keyof PostValues)[]).every((field) => one[field] === two[field]);

/** All of it, as a draft keeps it. */
export const contentOf = (values: PostValues, postType: string): DraftContent => ({
  body: values.body,
  format: values.format,
  meta: postMeta(values, postType),
});

/** The fields as a draft has them; what it does not say stays as it was. */
export function valuesOf({ body, format, meta }: DraftContent, before: PostValues): PostValues {
  const { name, newTagNames, categoryID, pinLocation } = meta;
  const known = format.toLowerCase();
  return {
    body,
    format: known === 'rich2' || known === 'html' ? known : 'text',
    name: typeof name === 'string' ? name : before.name,
    tags: tagsOf(newTagNames, before.tags),
    categoryID: typeof categoryID === 'number' ? String(categoryID) : before.categoryID,
    pinLocation: typeof pinLocation === 'string' ? pinLocation : before.pinLocation,
  };
}

/** Somebody may be in the middle of them: the comma of the next one is not in a draft. */
const tagsOf = (names: unknown, before: string): string =>
  Array.isArray(names) && names.join() !== tagsIn(before).join() ? names.join(', ') : before;

/** The post as it is sent. */
export function postOf(
  values: PostValues,
  { postType, recordID, mayAnnounce }: Pick<CreatePostProps, 'postType' | 'recordID' | 'mayAnnounce'>,
  draftID: number | null,
): PostInput {
  const { name, format, categoryID } = values;
  // The editor's empty document is no text.
  const body = isEmptyBody(values.body, format) ? '' : values.body;
  const pinLocation = pinOf(values.pinLocation);
  const announces = mayAnnounce && (pinLocation !== null || recordID !== undefined);
  return {
    ...{ name, body, format, categoryID: Number(categoryID) || 0, newTagNames: tagsIn(values.tags) },
    type: postType,
    ...(announces && { pinned: pinLocation !== null, pinLocation }),
    ...(draftID !== null && { draftID }),
  };
}
