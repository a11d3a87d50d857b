import { HomeItem } from '../../src/ui/home/HomeItem';
import { UserLink } from '../../src/ui/home/UserLink';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { CategoryFollow } from './CategoryFollow';
import type { CategoriesWidgetProps, CategoryItem } from './props';

interface Props extends Pick<CategoriesWidgetProps, 'itemOptions' | 'categoryOptions'> {
  category: CategoryItem;
  level: 2 | 3 | 4;
  isRow: boolean;
  hasFollow: boolean;
}

/** A category with as much about it as the layout wants. */
export function CategoryCard({
  category,
  level,
  isRow,
  hasFollow,
  itemOptions = {},
  categoryOptions = {},
}: Props) {
  const { t, plural, date } = useLocale();
  const siteLink = useSiteLink();
  const { display = {}, includeSubcategoriesCount: whole = [] } = categoryOptions.metas ?? {};
  const forms: Readonly<Record<string, [wanted: boolean | undefined, one: string, other: string]>> = {
    discussions: [display.discussionCount, '{count} discussion', '{count} discussions'],
    comments: [display.commentCount, '{count} comment', '{count} comments'],
    posts: [display.postCount, '{count} post', '{count} posts'],
    followers: [display.followerCount, '{count} follower', '{count} followers'],
  };
  const counts = (category.counts ?? []).flatMap(({ labelCode, count, countAll }) => {
    const [wanted, one, other] = (Object.hasOwn(forms, labelCode) && forms[labelCode]) || [];
    const shown = whole.includes(labelCode) ? (countAll ?? count) : count;
    return wanted && shown > 0 ? [plural(shown, { one, other: other! })] : [];
  });
  const { lastPost, children = [] } = category;
  const latest = display.lastPostName && lastPost?.name ? siteLink(lastPost.url ?? '') : null;
  const metas = [
    ...counts.map((text) => <span key={text}>{text}</span>),
    latest && (
      <span key="latest">
        {t('Latest:')}{' '}
        <a href={latest} draggable={false}>
          <bdi>{lastPost?.name}</bdi>
        </a>
      </span>
    ),
    display.lastPostAuthor && lastPost?.insertUser && <UserLink key="author" user={lastPost.insertUser} />,
    display.lastPostDate && lastPost?.dateInserted && (
      <time key="date" dateTime={lastPost.dateInserted}>
        {date(lastPost.dateInserted)}
      </time>
    ),
  ].filter(Boolean);
  return (
    <HomeItem
      item={{
        name: category.name,
        to: category.to,
        ...(categoryOptions.description?.display !== false && { description: category.description }),
        ...{
          iconUrl: category.iconUrl,
          iconUrlSrcSet: category.iconUrlSrcSet,
          imageUrl: category.imageUrl,
          imageUrlSrcSet: category.imageUrlSrcSet,
        },
      }}
      options={{
        ...itemOptions,
        contentType: itemOptions.contentType ?? 'title-description',
        alignment: itemOptions.alignment ?? 'left',
        imagePlacement: itemOptions.imagePlacement ?? (isRow ? 'left' : 'top'),
      }}
      level={level}
    >
      {metas.length > 0 && <p className="inl-categories__metas">{metas}</p>}
      {display.subcategories && children.length > 0 && (
        <ul className="inl-categories__children">
          {children.map(({ categoryID, name, to = '' }) => (
            <li key={categoryID}>
              <a href={siteLink(to) ?? undefined} draggable={false}>
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasFollow && <CategoryFollow {...category} />}
    </HomeItem>
  );
}
