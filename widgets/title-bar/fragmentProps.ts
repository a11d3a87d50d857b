import type { FragmentNavItem, TitleBarFragmentProps } from '../../src/index';
import type { NavItem } from '../../src/resources/navigation/navItem';
import type { Bar } from './useBar';

/** What a theme's own bar is made of. */
export function fragmentProps({ facts, navigation, compact }: Bar): TitleBarFragmentProps {
  const { url, imageUrl, imageUrlMobile, name } = facts.logo;
  return {
    positioning: facts.positioning,
    logo: { url, imageUrl, imageUrlMobile, name: name ?? '' },
    navigation: { items: navigation.map(itemOf) },
    compact,
  };
}

const itemOf = ({ id, name, url, children }: NavItem): FragmentNavItem => ({
  id,
  name,
  ...(url !== null && { url }),
  children: children.map(itemOf),
});
