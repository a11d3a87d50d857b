import type { SuggestedPlace } from '../../src/resources/searchSuggestions';
import { Marked } from '../../src/ui/search/Marked';
import { useTypeNames } from '../../src/ui/search/useTypeNames';
import { useLocale } from '../../src/ui/useLocale';
import { useOwnLink } from '../../src/ui/useOwnLink';

/** Quick links to parts of the forum, above what was found in them. */
export function PlaceLinks({ places, query }: { places: readonly SuggestedPlace[]; query: string }) {
  const { t } = useLocale();
  const ownLink = useOwnLink();
  const nameOf = useTypeNames();
  const shown = places.flatMap((place) => {
    const url = ownLink(place.url);
    return url === null ? [] : [{ ...place, url }];
  });
  if (shown.length === 0) return null;
  return (
    <nav className="inl-root inl-search-page__places" aria-label={t('Places')}>
      <ul>
        {shown.map(({ name, type, url }, at) => (
          <li key={at}>
            <a href={url}>
              <bdi>
                <Marked text={name} query={query} />
              </bdi>
            </a>{' '}
            <span>{nameOf(type)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
