import type { CSSProperties } from 'react';
import { safeUrl } from '../../safe/safeUrl';
import { useBroken } from '../useBroken';
import { useUi } from '../UiContext';

interface Props {
  src: string | null | undefined;
  /** Width in pixels → address. */
  srcSet?: Readonly<Record<string, unknown>>;
  className: string;
  style?: CSSProperties;
  /** Pixels that it has room for, for the browser's choice among the widths. */
  sizes?: string;
  width?: number;
  height?: number;
}

/** A picture that says nothing which does not stand beside it. Its place is there before it is. */
export function Picture({ src, srcSet = {}, sizes, width = 480, height = 240, ...looks }: Props) {
  const { urls } = useUi();
  const broken = useBroken(`${src ?? ''} ${JSON.stringify(srcSet)}`);
  const widths = Object.entries(srcSet).flatMap(([size, each]): [number, string][] => {
    const found = /^\d{1,5}$/.test(size) ? safeUrl('asset', each, urls()) : null;
    return found === null ? [] : [[Number(size), found]];
  });
  // Integer keys count up, so that the last one is the widest.
  const url = safeUrl('asset', src, urls()) ?? widths.at(-1)?.[1];
  if (url === undefined || broken.all) return null;
  const set = broken.widths ? [] : widths;
  return (
    <img
      {...looks}
      {...{ width, height }}
      src={url}
      // A comma would begin another address.
      srcSet={set.map(([size, each]) => `${each.replaceAll(',', '%2C')} ${size}w`).join(', ') || undefined}
      sizes={set.length > 0 ? (sizes ?? '480px') : undefined}
      alt=""
      onError={() => broken.next(set.length > 0)}
      loading="lazy"
      decoding="async"
      draggable={false}
      // The address of a private discussion stays here.
      referrerPolicy="strict-origin"
    />
  );
}
