import { useIsGuest } from '../../src/index';
import { Beside } from '../../src/ui/Beside';
import { columnsOf, displayTypeOf } from '../../src/ui/home/columnsOf';
import { ItemList } from '../../src/ui/home/ItemList';
import { LinkList, ListedLink } from '../../src/ui/home/LinkList';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { useLocale } from '../../src/ui/useLocale';
import { CategoryCard } from './CategoryCard';
import { canBeFollowed } from './CategoryFollow';
import type { CategoriesWidgetProps, CategoryItem } from './props';
import './categories.css';

/** A forum's categories. Those that are headings have theirs below them. */
export function CategoriesWidget({
  itemData,
  itemOptions = {},
  isAsset,
  categoryOptions = {},
  ...around
}: CategoriesWidgetProps) {
  const { t } = useLocale();
  const display = displayTypeOf(around, isAsset ? 'list' : 'grid');
  const columns = columnsOf(display, around.containerOptions?.maxColumnCount, itemOptions.contentType);
  const isGuest = useIsGuest();
  const withFollow =
    !isGuest && categoryOptions.followButton?.display === true && (display === 'list' || display === 'grid');
  const hasFollow = (category: CategoryItem) => withFollow && canBeFollowed(category);
  const hasTitle = around.title !== undefined && around.titleType !== 'none';

  const listOf = (categories: readonly CategoryItem[], level: 2 | 3 | 4) =>
    display === 'link' ? (
      <LinkList>
        {categories.map(({ categoryID, name, to = '' }) => (
          <ListedLink key={categoryID} to={to}>
            <bdi>{name}</bdi>
          </ListedLink>
        ))}
      </LinkList>
    ) : (
      <ItemList display={display} columns={columns}>
        {categories.map((category) => (
          <CategoryCard
            key={category.categoryID}
            {...{ category, level, itemOptions, categoryOptions }}
            isRow={display === 'list'}
            hasFollow={hasFollow(category)}
          />
        ))}
      </ItemList>
    );

  const isHeading = ({ displayAs }: CategoryItem) => displayAs === 'heading';
  const alone = itemData.filter((category) => !isHeading(category));
  const level = hasTitle ? 3 : 2;
  const Heading = `h${level}` as const;
  const box = (
    <WidgetBox as={display === 'link' ? 'nav' : 'section'} label={t('Categories')} {...around}>
      {alone.length > 0 && listOf(alone, level)}
      {itemData.filter(isHeading).map(({ categoryID, name, children = [], noChildCategoriesMessage }) => (
        <div key={categoryID} className="inl-categories__group">
          <Heading className="inl-categories__heading">
            <bdi>{name}</bdi>
          </Heading>
          {children.length > 0
            ? listOf(children, (level + 1) as 3 | 4)
            : noChildCategoriesMessage && <p className="inl-categories__empty">{noChildCategoriesMessage}</p>}
        </div>
      ))}
      {itemData.length === 0 && (
        <p className="inl-categories__empty">{t('There are no categories here yet.')}</p>
      )}
    </WidgetBox>
  );
  // Their buttons are widgets with tags of their own.
  return withFollow ? <Beside>{box}</Beside> : box;
}
