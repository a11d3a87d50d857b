import { Extensions } from '../../src/ui/Extensions';
import type { BannerSlotProps } from './props';

/** What add-ons put before or after a banner's search; nothing where no add-on does. */
export function BannerSlot({ side }: BannerSlotProps) {
  return <Extensions point={`banner.${side}`} />;
}
