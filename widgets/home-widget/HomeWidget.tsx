import { HomeItems } from '../../src/ui/home/HomeItems';
import type { HomeWidgetProps } from './props';

/** Things of any kind as cards. */
export function HomeWidget({ itemData, itemOptions, maxItemCount, ...around }: HomeWidgetProps) {
  const items = maxItemCount === undefined ? itemData : itemData.slice(0, Math.max(0, maxItemCount));
  return <HomeItems around={around} items={items} options={itemOptions} />;
}
