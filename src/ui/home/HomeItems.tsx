import type { ReactNode } from 'react';
import { useLocale } from '../useLocale';
import { columnsOf, displayTypeOf, type DisplayType } from './columnsOf';
import { HomeItem } from './HomeItem';
import type { AroundProps, Item, ItemOptions } from './homeProps';
import { ItemList } from './ItemList';
import { LinkList, ListedLink } from './LinkList';
import { WidgetBox } from './WidgetBox';

interface Props {
  around: AroundProps;
  /** `children`: more about one, below its words. */
  items: readonly (Item & { children?: ReactNode })[];
  options?: ItemOptions;
  usual?: DisplayType;
  label?: string;
  /** Of the items' headings, where the widget is a part of another. */
  level?: 2 | 3 | 4;
}

/** Things beside each other, below each other, in a strip to scroll, or as their names alone. Nothing where there are none. */
export function HomeItems({ around, items, options = {}, usual, label, ...own }: Props) {
  const { t } = useLocale();
  const named = items.filter(({ name, description }) => name || description);
  if (named.length === 0) return null;
  const display = displayTypeOf(around, usual);
  if (display === 'link')
    return (
      <WidgetBox as="nav" label={label} {...around}>
        <LinkList>
          {named.map(({ to, url, name }, index) => (
            <ListedLink key={index} to={to ?? url ?? ''}>
              <bdi>{name}</bdi>
            </ListedLink>
          ))}
        </LinkList>
      </WidgetBox>
    );
  const level = own.level ?? (around.title && around.titleType !== 'none' ? 3 : 2);
  const columns = columnsOf(display, around.containerOptions?.maxColumnCount, options.contentType);
  const shown = named.map(({ children, ...item }, index) => (
    <HomeItem key={index} {...{ item, options, level, children }} />
  ));
  return (
    <WidgetBox label={label} roleDescription={display === 'carousel' ? t('carousel') : undefined} {...around}>
      <ItemList display={display} columns={columns}>
        {shown}
      </ItemList>
    </WidgetBox>
  );
}
