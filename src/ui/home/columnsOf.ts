import type { AroundProps, ItemOptions } from './homeProps';

export type DisplayType = 'grid' | 'list' | 'carousel' | 'link';

export function displayTypeOf(
  { containerOptions: { displayType, isGrid, isCarousel } = {} }: AroundProps,
  usual: DisplayType = 'grid',
): DisplayType {
  return displayType ?? (isCarousel ? 'carousel' : isGrid ? 'grid' : usual);
}

/** Columns beside each other where there is room: pictures take more than words. */
export function columnsOf(
  display: DisplayType,
  wanted: number | undefined,
  contentType: ItemOptions['contentType'],
): number {
  const isPicture = /background|image/.test(contentType ?? '');
  const limit = display === 'list' || display === 'link' ? 1 : isPicture ? 4 : 3;
  return Math.min(Math.max(1, Math.floor(wanted ?? limit)), limit);
}
