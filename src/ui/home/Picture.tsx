import { safeUrl } from '../../safe/safeUrl';
import { useBroken } from '../useBroken';
import { useUi } from '../UiContext';

interface Props {
  src: string | null | undefined;
  /** Width in pixels → address. */
  srcSet?: Readonly<Record<string, unknown>>;
  className: string;
  /** Pixels that it has room for, for the browser's choice among the widths. */
  sizes?: string;
  width?: number;
  height?: number;
}

/** A picture that says nothing which does not stand beside it. Its place is there before it is. */
export function Picture({ src, srcSet = {}, className, sizes, width = 480, height = 240 }: Props) {
  const { urls } = useUi();
  const broken = useBroken(`${src ?? ''} ${JSON.stringify(srcSet)}`);
  const url = safeUrl('asset', src, urls());
  if (url === null || broken.all) return null;
  const widths = Object.entries(broken.widths ? {} : srcSet).flatMap(([size, each]) => {
    const found = /^\d{1,5}$/.test(size) ? safeUrl('asset', each, urls()) : null;
    // A comma would begin another address.
    return found === null ? [] : [`${found.replaceAll(',', '%2C')} ${size}w`];
  });
  return (
    <img
      {...{ className, width, height }}
      src={url}
      srcSet={widths.length > 0 ? widths.join(', ') : undefined}
      sizes={widths.length > 0 ? (sizes ?? '480px') : undefined}
      alt=""
      onError={() => broken.next(widths.length > 0)}
      loading="lazy"
      decoding="async"
      draggable={false}
      // The address of a private discussion stays here.
      referrerPolicy="strict-origin"
    />
  );
}
