import { createElement, type ReactElement } from 'react';
import type { FragmentNavItem, TitleBarFragmentProps } from '../../src/index';
import type { NavItem } from '../../src/resources/navigation/navItem';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { BarCorner } from './BarCorner';
import type { Bar } from './useBar';

/** What a theme's own bar is made of; with the forum's own `corner` for deployed ones, whose parts show it. */
export function fragmentProps(
  { facts, navigation, account, compact }: Bar,
  counts: CountsWatch | null,
): TitleBarFragmentProps & { corner: ReactElement } {
  const { url, imageUrl, imageUrlMobile, name } = facts.logo;
  return {
    positioning: facts.positioning,
    logo: { url, imageUrl, imageUrlMobile, name: name ?? '' },
    navigation: { items: navigation.map(itemOf) },
    compact,
    corner: createElement(BarCorner, { account, counts }),
  };
}

const itemOf = ({ id, name, url, children }: NavItem): FragmentNavItem => ({
  id,
  name,
  ...(url !== null && { url }),
  children: children.map(itemOf),
});
