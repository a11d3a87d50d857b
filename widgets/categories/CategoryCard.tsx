import { HomeItem } from '../../src/ui/home/HomeItem';
import { Meta } from '../../src/ui/home/Meta';
import { UserLink } from '../../src/ui/home/UserLink';
import { Icon } from '../../src/ui/Icon';
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
  const { t, plural, compact, date } = useLocale();
  const siteLink = useSiteLink();
  const { display = {}, includeSubcategoriesCount: whole = [], asIcons } = categoryOptions.metas ?? {};
  const hasIcons = asIcons === true || asIcons === 'icon';
  type Form = [wanted: boolean | undefined, icon: string, one: string, other: string];
  const forms: Readonly<Record<string, Form>> = {
    discussions: [display.discussionCount, 'comments', '{count} discussion', '{count} discussions'],
    comments: [display.commentCount, 'reply', '{count} comment', '{count} comments'],
    posts: [display.postCount, 'log', '{count} post', '{count} posts'],
    followers: [display.followerCount, 'user', '{count} follower', '{count} followers'],
  };
  const counts = (category.counts ?? []).flatMap(({ labelCode, count, countAll }) => {
    const [wanted, icon = '', one, other] = (Object.hasOwn(forms, labelCode) && forms[labelCode]) || [];
    const shown = whole.includes(labelCode) ? (countAll ?? count) : count;
    if (!wanted || shown <= 0) return [];
    const words = plural(shown, { one, other: other! });
    return hasIcons ? (
      <Meta key={labelCode} words={words} icon={icon}>
        <span aria-hidden="true">{compact(shown)}</span>
      </Meta>
    ) : (
      <span key={labelCode}>{words}</span>
    );
  });
  const { lastPost, children = [] } = category;
  const latest = display.lastPostName && lastPost?.name ? siteLink(lastPost.url ?? '') : null;
  const metas = [
    ...counts,
    latest && (
      <Meta key="latest" words={t('Latest:')} icon={hasIcons && 'comments'}>
        <a href={latest} draggable={false}>
          <bdi>{lastPost?.name}</bdi>
        </a>
      </Meta>
    ),
    display.lastPostAuthor && lastPost?.insertUser && (
      <span key="author">
        {hasIcons && <Icon name="user" />} <UserLink user={lastPost.insertUser} />
      </span>
    ),
    display.lastPostDate && lastPost?.dateInserted && (
      <time key="date" dateTime={lastPost.dateInserted}>
        {hasIcons && <Icon name="clock" />} {date(lastPost.dateInserted)}
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
