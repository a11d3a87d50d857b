import { useMemo, type RefObject } from 'react';
import { useAppSelector, useCurrentUser, usePermissions } from '../../src/index';
import { filterNavigation } from '../../src/resources/navigation/filterNavigation';
import { readNavItems, type NavItem } from '../../src/resources/navigation/navItem';
import { pageThemeSlice } from '../../src/resources/navigation/pageThemeSlice';
import { titleBarFacts } from '../../src/resources/navigation/titleBarFacts';
import type { TitleBarFacts } from '../../src/resources/navigation/titleBarFacts';
import { useExtensions } from '../../src/ui/useExtensions';
import { useMediaQuery } from '../../src/ui/useMediaQuery';
import { useUi } from '../../src/ui/UiContext';
import type { TitleBarProps } from './props';
import { useCrowded } from './useCrowded';

export interface Bar {
  facts: TitleBarFacts;
  /** What this reader may see of the menus. */
  navigation: NavItem[];
  account: NavItem[];
  compact: boolean;
}

/** Everything about a bar that follows from the page and from who reads it. */
export function useBar(props: TitleBarProps, ref: RefObject<HTMLElement | null>): Bar {
  const { meta } = useUi();
  const { roleIDs } = useCurrentUser();
  const can = usePermissions();
  const theme = useAppSelector((state) => pageThemeSlice.select(state, 'current'));
  const facts = useMemo(() => titleBarFacts({ props, meta: meta.raw, theme }), [props, meta, theme]);
  const viewer = useMemo(() => ({ roleIDs, can }), [roleIDs, can]);
  const isNarrow = useMediaQuery(`(max-width: ${facts.breakpoint}px)`);
  const extra = useExtensions('titleBar.links');
  const defaults = useExtensions('titleBar.defaults');
  const navigation = useMemo(() => {
    const links = [...(facts.isDefault ? defaults : []), ...extra].map(({ key, ...link }) => ({
      ...link,
      id: key,
    }));
    return filterNavigation([...facts.navigation, ...readNavItems(links)], viewer);
  }, [facts, viewer, defaults, extra]);
  const isCrowded = useCrowded(ref, navigation);
  return {
    facts,
    navigation,
    account: useMemo(() => filterNavigation(facts.account, viewer), [facts, viewer]),
    compact: isNarrow || isCrowded,
  };
}
