const mark = '~';

/**
 * What a page keeps of a draft before the draft's own code is there stands beside the draft, under a key of that page:
 * nobody has looked yet whether there is a draft, and it must not be written over. `page`: the page's
 * `performance.timeOrigin`.
 */
export const earlyKey = (key: string, page: number): string => `${key}${mark}${page}`;

/** The draft's own. */
export const lateKey = (key: string): string => key.split(mark)[0]!;
