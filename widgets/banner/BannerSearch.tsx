import { useMemo, useState, type ComponentProps } from 'react';
import { useSearchServices } from '../../src/resources/useSearchServices';
import { Extensions } from '../../src/ui/Extensions';
import { FragmentSlot, useFragment } from '../../src/ui/FragmentSlot';
import { PlainSearch } from '../../src/ui/search/PlainSearch';
import { SearchBar } from '../../src/ui/search/SearchBar';
import { useUi } from '../../src/ui/UiContext';
import type { BannerProps } from './props';
import { readParams } from './readParams';

/** The search of a banner, between what add-ons put before and after it. It takes along what the banner says. */
export function BannerSearch({
  initialParams,
  initialQuery = '',
  $fragmentImpls: impls,
  placeholder,
  label,
  labelledBy,
  chosen,
}: BannerProps & { label: string | null; labelledBy: string | undefined; chosen: string | undefined }) {
  const { inner } = useUi();
  const isWidget = useFragment('SearchWidgetFragment', impls) !== null;
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
        {inner ? (
          <PlainSearch {...{ params, placeholder, isPlace }} words={initialQuery} label={label ?? ''} />
        ) : (
          <Bar
            {...{ places, chosen, placeholder, labelledBy }}
            params={isPlace ? undefined : params}
            words={initialQuery}
          />
        )}
      </FragmentSlot>
      <Extensions point="banner.afterSearch" />
    </div>
  );
}

function Bar({ words: first, ...props }: Omit<ComponentProps<typeof SearchBar>, 'services' | 'onWords'>) {
  const services = useSearchServices();
  const [words, setWords] = useState(first);
  return <SearchBar {...props} {...{ services, words }} onWords={setWords} />;
}
