import { clsx } from 'clsx';
import { useState } from 'react';
import { safeUrl } from '../safe/safeUrl';
import { Icon } from './Icon';
import { useUi } from './UiContext';

/** Pixels. */
export const avatarSizes = { xsmall: 24, small: 28, medium: 40, large: 100, xlarge: 145 } as const;

interface Props {
  photoUrl: string | null | undefined;
  size?: keyof typeof avatarSizes;
  /** Only where no name stands beside it. */
  alt?: string;
  /** `sync` for one that takes the place of the server's: a moment without it would be seen. */
  decoding?: 'sync' | 'async';
  /** `lazy` for one of many. */
  loading?: 'lazy';
  className?: string;
}

/** A user's photo; when it is missing or fails, the page's fallback picture, then a drawn silhouette. */
export function Avatar({
  photoUrl,
  size = 'medium',
  alt = '',
  decoding = 'async',
  loading,
  className,
}: Props) {
  const ui = useUi();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = [photoUrl, ui.fallbackAvatar]
    .map((url) => safeUrl('asset', url, ui.urls()))
    .find((url) => url !== null && !failed.includes(url));
  const classes = clsx('inl-avatar', `inl-avatar--${size}`, className);
  if (!src)
    return alt === '' ? (
      <span className={classes} data-state="fallback">
        <Icon name="user" />
      </span>
    ) : (
      <span className={classes} data-state="fallback" role="img" aria-label={alt}>
        <Icon name="user" />
      </span>
    );
  return (
    <img
      className={classes}
      // The address of a private discussion stays here.
      referrerPolicy="strict-origin"
      decoding={decoding}
      loading={loading}
      width={avatarSizes[size]}
      height={avatarSizes[size]}
      alt={alt}
      src={src}
      onError={() => setFailed((before) => [...before, src])}
    />
  );
}
