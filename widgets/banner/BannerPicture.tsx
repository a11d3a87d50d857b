import type { ImgHTMLAttributes } from 'react';
import { useBroken } from '../../src/ui/useBroken';
import type { Picture } from './readPicture';

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  picture: Picture;
}

/** A picture in several widths; none is shown where it cannot be had. */
export function BannerPicture({ picture: { url, srcSet }, sizes, ...rest }: Props) {
  const broken = useBroken(`${url} ${srcSet ?? ''}`);
  if (broken.all) return null;
  const set = broken.widths ? undefined : srcSet;
  return (
    <img
      {...rest}
      src={url}
      srcSet={set}
      sizes={set && sizes}
      alt=""
      referrerPolicy="strict-origin"
      onError={() => broken.next(set !== undefined)}
    />
  );
}
