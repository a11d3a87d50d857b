import { displayTypeOf } from '../../src/ui/home/columnsOf';
import { HomeItems } from '../../src/ui/home/HomeItems';
import type { FeaturedCollectionsWidgetProps } from './props';

/** What an editor has put together, in the editor's order. */
export function FeaturedCollectionsWidget({
  collection,
  displayOptions: { featuredImage = false, fallbackImage } = {},
  ...around
}: FeaturedCollectionsWidgetProps) {
  const records = collection?.records ?? [];
  const hasImages = featuredImage && displayTypeOf(around, 'list') !== 'list';
  return (
    <HomeItems
      around={around}
      usual="list"
      label={collection?.name}
      options={{ contentType: hasImages ? 'title-description-image' : 'title-description', fallbackImage }}
      items={records.map(({ record: { name, url, excerpt, image } }) => ({
        ...{ name, to: url, description: excerpt },
        ...{ imageUrl: image?.url, imageUrlSrcSet: image?.urlSrcSet },
      }))}
    />
  );
}
