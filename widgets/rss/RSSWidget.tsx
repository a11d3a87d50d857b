import { HomeItems } from '../../src/ui/home/HomeItems';
import type { RSSWidgetProps } from './props';

/** News of another site, which the server has fetched. */
export function RSSWidget({ itemData, itemOptions, ...around }: RSSWidgetProps) {
  const options = { contentType: 'title-description-image' as const, ...itemOptions };
  return <HomeItems around={around} items={itemData} options={options} />;
}
