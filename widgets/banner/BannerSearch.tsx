import { useMemo, useState } from 'react';
import { useSearchServices } from '../../src/resources/useSearchServices';
import { Extensions } from '../../src/ui/Extensions';
import { FragmentSlot, useFragment } from '../../src/ui/FragmentSlot';
import { SearchBar } from '../../src/ui/search/SearchBar';
import type { BannerProps } from './props';
import { readParams } from './readParams';

/** The search of a banner, between what add-ons put before and after it. It takes along what the banner says. */
export function BannerSearch({
  initialParams,
  initialQuery = '',
  $fragmentImpls: impls,
  placeholder,
  labelledBy,
}: BannerProps & { labelledBy: string | undefined }) {
  const services = useSearchServices();
  const isWidget = useFragment('SearchWidgetFragment', impls) !== null;
  const [words, setWords] = useState(initialQuery);
  const params = useMemo(() => readParams({ initialParams }), [initialParams]);
  // A search in a category can be widened to the whole forum.
  const isPlace = (initialParams?.categoryIDs?.length ?? 0) > 0;
  const places = isPlace ? [{ value: 'here', name: 'This category', params, isFirst: true }] : [];
  return (
    <div className="inl-banner__search">
      <Extensions point="banner.beforeSearch" />
      <FragmentSlot
        type={isWidget ? 'SearchWidgetFragment' : 'SearchFragment'}
        impls={impls}
        props={() => ({
          ...(placeholder !== undefined && { placeholder }),
          ...(params.domain && { domain: params.domain }),
          scope: 'site',
          initialParams: { ...params, ...(initialQuery && { query: initialQuery }) },
        })}
      >
        <SearchBar
          {...{ services, words, places, placeholder, labelledBy }}
          params={isPlace ? undefined : params}
          onWords={setWords}
        />
      </FragmentSlot>
      <Extensions point="banner.afterSearch" />
    </div>
  );
}
