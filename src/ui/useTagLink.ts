import { useSiteLink } from './useSiteLink';
import { useUi } from './UiContext';

/** Where a tag of members leads: a list of discussions that is a layout takes it, else the search does. */
export function useTagLink(): (tag: { tagID: number | string; name: string }) => string | undefined {
  const { meta } = useUi();
  const siteLink = useSiteLink();
  const hasList = meta.featureFlags['customLayout.discussionList'] === true;
  return ({ tagID, name }) =>
    siteLink(
      hasList ? `/discussions?tagID=${tagID}` : `/search?domain=posts&tags=${encodeURIComponent(name)}`,
    ) ?? undefined;
}
