interface SearchDomain {
  value: string;
  /** English. */
  label: string;
}

/** What the search page can look through; add-ons add theirs. */
export function searchDomains(addons: readonly string[]): SearchDomain[] {
  return [
    { value: 'all_content', label: 'Everything' },
    { value: 'discussions', label: 'Posts' },
    ...addedDomains(addons),
    { value: 'members', label: 'Members' },
    { value: 'places', label: 'Categories' },
  ];
}

/** Those of add-ons, which the title bar's search offers too. */
export const addedDomains = (addons: readonly string[]): SearchDomain[] =>
  addons.includes('qna') ? [{ value: 'questions', label: 'Questions' }] : [];
