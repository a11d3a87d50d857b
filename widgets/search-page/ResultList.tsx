import { cutText, safeUrl } from '../../src/index';
import type { SearchResult } from '../../src/resources/searchResults';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { Marked } from '../../src/ui/search/Marked';
import { useTypeNames } from '../../src/ui/search/useTypeNames';
import { useLocale } from '../../src/ui/useLocale';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';
import { useUserLinks } from '../../src/ui/useUserLinks';

interface Props {
  rows: readonly SearchResult[];
  query: string;
}

export function ResultList({ rows, query }: Props) {
  const { t } = useLocale();
  const { urls } = useUi();
  const ownLink = useOwnLink();
  const shown = rows.flatMap((row) => {
    const url = row.isForeign ? safeUrl('user', row.url, urls()) : ownLink(row.url);
    return url === null ? [] : [{ ...row, url }];
  });
  if (shown.length === 0)
    return (
      <p className="inl-root inl-search-page__note">{t('Nothing was found. Try fewer or other words.')}</p>
    );
  return (
    <ul className="inl-root inl-search-page__list">
      {shown.map((row, at) => (
        <li key={`${at}/${row.key}`}>
          <ResultItem row={row} query={query} />
        </li>
      ))}
    </ul>
  );
}

function ResultItem({ row, query }: { row: SearchResult; query: string }) {
  const { t } = useLocale();
  const { urls } = useUi();
  const ownLink = useOwnLink();
  const links = useUserLinks();
  const kind = useTypeNames()(row.type);
  const crumb = row.crumbs.at(-1);
  const crumbUrl = crumb && ownLink(crumb.url);
  const image = row.image === null ? null : safeUrl('asset', row.image, urls());
  const facts = [
    kind,
    row.author && (
      <a className="js-userCard" data-userid={row.author.userID} href={links.profile(row.author)}>
        <bdi>{row.author.name}</bdi>
      </a>
    ),
    row.date !== null && <RelativeTime date={row.date} mode="fixed" />,
    crumb &&
      (crumbUrl ? (
        <a href={crumbUrl}>
          <bdi>{crumb.name}</bdi>
        </a>
      ) : (
        <bdi>{crumb.name}</bdi>
      )),
    ...row.labels.map((label) => t(label)),
    row.isForeign && (row.site ? <bdi>{row.site}</bdi> : t('Another site')),
  ].filter(Boolean);
  return (
    <article className="inl-search-page__result">
      <div className="inl-search-page__about">
        <h3 className="inl-search-page__title">
          <a href={row.url} {...(row.isForeign && { target: '_blank', rel: 'noopener noreferrer' })}>
            <bdi>
              <Marked text={row.name} query={query} />
            </bdi>
            {row.isForeign && <span className="inl-hidden">{` (${t('opens in a new tab')})`}</span>}
          </a>
        </h3>
        {row.text !== '' && (
          <p className="inl-search-page__text" dir="auto">
            <Marked text={cutText(row.text, 300)} query={query} />
          </p>
        )}
        <p className="inl-search-page__facts">
          {facts.map((fact, at) => (
            <span key={at}>{fact}</span>
          ))}
        </p>
      </div>
      {image !== null && (
        <img
          className="inl-search-page__image"
          src={image}
          alt=""
          width="64"
          height="64"
          loading="lazy"
          decoding="async"
        />
      )}
    </article>
  );
}
