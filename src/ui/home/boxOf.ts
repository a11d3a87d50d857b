import { safeColor } from '../../safe/safeColor';
import type { ItemOptions, Spacing } from './homeProps';

const px = (value: number | undefined) => (value === undefined ? undefined : `${value}px`);

/** What a layout's editor says of a card's box, as properties of its rules. */
export const boxOf = ({ box: { border = {}, background = {}, spacing } = {} }: ItemOptions) => ({
  '--inl-item-border': safeColor(border.color),
  '--inl-item-border-width': px(border.width),
  '--inl-item-border-style': border.style,
  '--inl-item-radius': px(border.radius),
  '--inl-item-background': safeColor(background.color),
  '--inl-item-padding': spacing && paddingOf(spacing),
});

/** The narrower word wins: `top` over `vertical` over `all`. */
function paddingOf({ all, vertical = all, horizontal = all, ...sides }: Spacing): string {
  const usual = 'var(--inl-space-box)';
  const { top = vertical, right = horizontal, bottom = vertical, left = horizontal } = sides;
  return [top, right, bottom, left].map((side) => px(side) ?? usual).join(' ');
}
