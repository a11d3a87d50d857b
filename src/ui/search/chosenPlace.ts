/**
 * Where the server's form was told to search, as the view's own list has it; read before the view takes the form's place.
 * Empty is everywhere in spite of a place that the list begins with, undefined that nothing was chosen.
 */
export function chosenPlace(printed: Element | undefined): string | undefined {
  const list = printed?.querySelector<HTMLSelectElement>('select[name="domain"],select[name^="categoryID"]');
  if (!list) return undefined;
  if (list.name !== 'domain') return list.value && 'here';
  if (!list.value || list.value === 'all_content') return undefined;
  return list.value.startsWith('category-') ? 'category' : list.value;
}
