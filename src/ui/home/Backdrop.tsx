import { clsx } from 'clsx';
import { safeUrl } from '../../safe/safeUrl';
import { useUi } from '../UiContext';
import { backdropStyle } from './backdropStyle';
import type { Background } from './homeProps';
import { Picture } from './Picture';
import { useOwnStyle } from './useOwnStyle';
import './backdrop.css';

/** The picture behind a box. */
export function Backdrop({ className, ...background }: Background & { className?: string }) {
  const { urls } = useUi();
  const { image, imageUrlSrcSet } = background;
  const looks = backdropStyle(background, safeUrl('asset', image, urls()));
  const own = useOwnStyle(looks);
  const names = clsx('inl-backdrop', className, own.className);
  if (looks['--inl-backdrop-tile']) return <div className={names} style={own.style} data-state="tile" />;
  return <Picture src={image} srcSet={imageUrlSrcSet} className={names} style={own.style} sizes="100vw" />;
}

/** Whether there is one at all. */
export const hasBackdrop = ({ image, imageUrlSrcSet = {} }: Background): boolean =>
  image !== undefined || Object.keys(imageUrlSrcSet).length > 0;
