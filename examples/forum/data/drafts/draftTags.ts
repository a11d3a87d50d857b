/** The tags that a draft asks for: its meta is whatever a client kept there. */
export const tagsOf = ({ tagIDs, newTagNames }: Record<string, unknown>) => ({
  ...(Array.isArray(tagIDs) && { tagIDs: tagIDs.map(Number) }),
  ...(Array.isArray(newTagNames) && { newTagNames: newTagNames.map(String) }),
});
