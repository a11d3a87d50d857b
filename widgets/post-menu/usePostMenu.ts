import { useCurrentUser, usePermissionsIn, type Holds } from '../../src/index';
import { readCatalog, usableOn, type Integration } from '../../src/resources/attachments/catalog';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { useExtensions } from '../../src/ui/useExtensions';
import { useUi } from '../../src/ui/UiContext';
import { commentMenu } from './commentMenu';
import { discussionMenu, type MenuKey } from './discussionMenu';
import type { PostMenuProps } from './props';
import { useEditTime } from './useEditTime';

export interface PostMenuContent {
  groups: MenuKey[][];
  integrations: Integration[];
  /** Milliseconds in which an author may still edit; null where no time runs. */
  left: number | null;
  /** What the reader holds in the post's category. */
  here: Holds;
  /** There is nothing in it at all. */
  isEmpty: boolean;
}

/** What the reader finds in the menu of a post now: it changes with the discussion, with the reader, and with time. */
export function usePostMenu({
  discussion,
  dateInserted,
  permissionsOverrides: overrides,
  ...place
}: PostMenuProps): PostMenuContent {
  const { meta } = useUi();
  const { userID } = useCurrentUser();
  const { recordType } = place;
  const discussionID = recordType === 'discussion' ? place.recordID : (discussion?.discussionID ?? 0);
  const record = useDiscussion(discussionID);
  const authorID = recordType === 'discussion' ? (record?.insertUserID ?? place.userID) : place.userID;
  const { categoryID, closed = false, pinned = false } = record ?? {};
  const here = usePermissionsIn(categoryID, overrides);
  const anywhere = usePermissionsIn(undefined, overrides);
  const isOwn = userID > 0 && authorID === userID;
  const left = useEditTime(dateInserted ?? record?.dateInserted, isOwn && !closed);
  const { featureFlags, raw } = meta;
  const facts = {
    ...{ isOwn, closed, pinned },
    isSignedIn: userID > 0,
    inTime: left > 0,
    escalations: featureFlags.escalations === true,
    tagging: raw['tagging.enabled'] === true,
    triage: raw['triage.enabled'] === true,
  };
  const groups =
    recordType === 'discussion' ? discussionMenu(facts, here, anywhere) : commentMenu(facts, here);
  const integrations = usableOn(readCatalog(raw.externalAttachments), place, userID);
  const extensions = useExtensions(`${recordType}.menu`);
  const hasMore = extensions.some(({ fits }) => fits?.(place) !== false);
  // Who may edit everything has no time that runs out.
  const isTimed = isOwn && Number.isFinite(left) && !here(`${recordType}s.edit`, 'community.moderate');
  return {
    groups,
    integrations,
    here,
    left: isTimed ? left : null,
    isEmpty: groups.flat().length === 0 && integrations.length === 0 && !hasMore,
  };
}
