import { Menu } from '../../src/ui/menu/Menu';
import { MenuLink } from '../../src/ui/menu/MenuLink';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import type { PostChoice } from './chooseItems';

interface Props extends MenuOpening {
  label: string;
  choices: readonly PostChoice[];
}

/** The kinds of posts, in a menu. Its code comes when it is first opened. */
export function PostChoices({ choices, ...opening }: Props) {
  return (
    <Menu {...opening} placement="bottom-start">
      {choices.map(({ id, label, href }) => (
        <MenuLink key={id} href={href}>
          <bdi>{label}</bdi>
        </MenuLink>
      ))}
    </Menu>
  );
}
