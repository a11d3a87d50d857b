import { skipToken } from '@reduxjs/toolkit/query';
import { uniqBy } from 'es-toolkit';
import { usePermissions, usePermissionsIn, type ApiError } from '../../src/index';
import { useSearchCategoriesQuery } from '../../src/resources/categories';
import {
  editedValues,
  useListPostTypesQuery,
  usePostFactsQuery,
  usePostGroupQuery,
  usePostSourceQuery,
} from '../../src/resources/postForm';
import { contextAround } from '../../src/resources/layoutContexts';
import { siteSectionID } from '../../src/resources/siteSectionID';
import { useUi } from '../../src/ui/UiContext';
import { broughtDraft } from './broughtDraft';
import type { CreatePostFormProps } from './props';
import { usePostPlace } from './usePostPlace';

type Found =
  | { state: 'loading' }
  | { state: 'error'; error: ApiError; retry(): void }
  /** Props of the form. */
  | { state: 'ready'; props: Record<string, unknown> };

/** Everything that the form of a post begins with, for the post that the page's address names. */
export function useFormProps(given: CreatePostFormProps, printed: Element | undefined): Found {
  const place = usePostPlace();
  const { meta } = useUi();
  const { recordID } = place;
  const groupID = place.parentRecordType === 'group' ? Number(place.parentRecordID) : undefined;
  const fromPath = place.parentRecordType === 'category' ? Number(place.parentRecordID) : -1;
  const ofPage = given.category?.categoryID ?? fromPath;
  const { parentID, ...drafts } = broughtDraft(contextAround(printed, 'DraftContextProvider'), {
    ...place,
    parentID: ofPage > 0 ? ofPage : -1,
  });
  const types = useListPostTypesQuery();
  // What is begun in a section is for it.
  const section = recordID === undefined ? siteSectionID(meta.raw) : undefined;
  const categories = useSearchCategoriesQuery({ query: '', siteSectionID: section });
  const source = usePostSourceQuery(recordID ?? skipToken);
  const facts = usePostFactsQuery(recordID ?? skipToken);
  const group = usePostGroupQuery(groupID ?? skipToken);
  const holds = usePermissions();
  const can = usePermissionsIn(source.data?.categoryID ?? (parentID > 0 ? parentID : undefined));

  // A server that knows no types of its own has those that every forum has.
  const needed = [categories, source, facts, group].filter(({ isUninitialized }) => !isUninitialized);
  const failed = needed.find(({ error }) => error && 'status' in error);
  if (failed) return { state: 'error', error: failed.error as ApiError, retry: () => void failed.refetch() };
  if (types.isLoading || needed.some(({ data }) => data === undefined)) return { state: 'loading' };

  const asked = facts.data?.postTypeID ?? facts.data?.type ?? given.postTypeID ?? place.postType;
  const postType = asked ?? given.postType?.postTypeID ?? 'discussion';
  const own = given.postType ? [given.postType] : [];
  const known = uniqBy([...(types.data ?? []), ...own], ({ postTypeID }) => postTypeID);
  const choices = (categories.data ?? [])
    .filter(({ categoryID }) =>
      holds('discussions.add', {
        mode: 'resourceIfJunction',
        resourceType: 'category',
        resourceID: categoryID,
      }),
    )
    .map(({ categoryID, name }) => ({ value: String(categoryID), label: name }));
  const here = given.category
    ? [{ value: String(given.category.categoryID), label: given.category.name ?? '' }]
    : [];
  const empty = { name: '', body: '', format: 'text', tags: '', pinLocation: 'none', postTypeID: postType };
  const values =
    source.data && facts.data
      ? editedValues(source.data, facts.data, postType)
      : { ...empty, categoryID: parentID > 0 ? String(parentID) : '', postMeta: {} };
  const { featureFlags } = meta.raw as { featureFlags?: { DraftScheduling?: { Enabled?: unknown } } };
  return {
    state: 'ready',
    props: {
      ...{ postType, recordID, parentID, ...drafts, values },
      postTypes: recordID === undefined ? known : known.filter((type) => type.postTypeID === postType),
      categories: uniqBy([...choices, ...here], ({ value }) => value),
      ...(group.data && { group: group.data }),
      ...{ taggingEnabled: given.taggingEnabled ?? false, mayAnnounce: can('discussions.announce') },
      maySchedule: featureFlags?.DraftScheduling?.Enabled === true && can('schedule.allow'),
      leave: facts.data?.url || given.category?.url || '/discussions',
    },
  };
}
