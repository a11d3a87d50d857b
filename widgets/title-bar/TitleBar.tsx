import './title-bar.css';
import { useRef } from 'react';
import type { WidgetExtras } from '../../src/index';
import { FragmentSlot } from '../../src/ui/FragmentSlot';
import { CompactBar } from './CompactBar';
import type { TitleBarProps } from './props';
import { fragmentProps } from './fragmentProps';
import { SkipLink } from './SkipLink';
import { useBar } from './useBar';
import { useBarState } from './useBarState';
import { useCountsWatch } from './useCountsWatch';
import { useKeptFocus } from './useKeptFocus';
import { useSearchState } from './useSearchState';
import { useSpokenCounts } from './useSpokenCounts';
import { WideBar } from './WideBar';

/** The bar above every page: logo, menus, search, languages, and the reader's own corner. */
export function TitleBar(props: TitleBarProps & WidgetExtras) {
  const ref = useRef<HTMLElement>(null);
  const search = useSearchState(props.printed);
  const bar = useBar(props, ref);
  const counts = useCountsWatch();
  const keptFocus = useKeptFocus(ref, bar.compact);
  useSpokenCounts();
  const { positioning, navigationAlignment, logo, look, borderType } = bar.facts;
  const { hidden, scrolled, moved } = useBarState(ref, positioning.startsWith('sticky'));
  return (
    <header
      ref={ref}
      className="inl-root inl-title-bar"
      style={look}
      data-look={look['--inl-bar-color'] && 'own'}
      data-border={borderType}
      data-positioning={positioning}
      data-layout={bar.compact ? 'compact' : 'wide'}
      data-state={hidden ? 'hidden' : 'shown'}
      data-scrolled={scrolled}
      data-moved={moved}
      data-nav={navigationAlignment}
      data-logo={bar.compact ? logo.alignmentMobile : logo.alignment}
      {...keptFocus}
    >
      <SkipLink />
      <FragmentSlot
        type="TitleBarFragment"
        impls={props.$fragmentImpls}
        props={() => fragmentProps(bar, counts)}
      >
        {bar.compact ? <CompactBar {...{ bar, counts, search }} /> : <WideBar {...{ bar, counts, search }} />}
      </FragmentSlot>
    </header>
  );
}
