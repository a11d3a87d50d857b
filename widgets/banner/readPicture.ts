export interface Picture {
  url: string;
  /** Width in px → address. */
  widths: Record<string, string>;
  /** The same as browsers read it. */
  srcSet: string | undefined;
}

/**
 * A picture in several widths: its own address, or else that of the widest. Null where no address may be loaded, by what
 * `asset` says.
 */
export function readPicture(
  image: string | undefined,
  set: Record<string, unknown> | undefined,
  asset: (url: unknown) => string | null,
): Picture | null {
  const widths = Object.entries(set ?? {})
    .slice(0, 20)
    .flatMap(([key, value]): [number, string][] => {
      const url = /^[1-9]\d{0,4}$/.test(key) ? asset(value) : null;
      return url === null ? [] : [[Number(key), url]];
    })
    .sort(([one], [other]) => one - other);
  const url = asset(image) ?? widths.at(-1)?.[1];
  if (url === undefined) return null;
  return {
    url,
    widths: Object.fromEntries(widths),
    // A space or a comma at its end would be read as another address's beginning.
    srcSet: widths.map(([width, each]) => `${each.replace(/,/g, '%2C')} ${width}w`).join(', ') || undefined,
  };
}
