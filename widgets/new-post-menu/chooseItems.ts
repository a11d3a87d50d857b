import type { NewPostMenuProps } from './props';

export interface PostChoice {
  id: string;
  label: string;
  href: string;
}

/** Which of the items are buttons of their own, and which stand in the menu; one alone needs no menu. */
export function chooseItems(
  {
    items,
    postableDiscussionTypes,
    asOwnButtons = [],
    excludedButtons = [],
    customLabels = {},
  }: NewPostMenuProps,
  linkOf: (url: string) => string | null,
): { buttons: PostChoice[]; menu: PostChoice[] } {
  const may = ({ id }: { id: string }) =>
    !postableDiscussionTypes || postableDiscussionTypes.some((type) => id.includes(type));
  const choices = items
    .filter((item) => may(item) && !excludedButtons.includes(item.id))
    .flatMap(({ id, label, action, asOwnButton }) => {
      const href = linkOf(action);
      const own = Object.hasOwn(customLabels, id) ? customLabels[id] : undefined;
      if (href === null) return [];
      const isButton = asOwnButton === true || asOwnButtons.includes(id);
      return [{ id, label: typeof own === 'string' && own.trim() ? own : label, href, isButton }];
    });
  const rest = choices.filter(({ isButton }) => !isButton);
  const isMenu = rest.length > 1;
  return {
    buttons: choices.filter(({ isButton }) => isButton || !isMenu),
    menu: isMenu ? rest : [],
  };
}
