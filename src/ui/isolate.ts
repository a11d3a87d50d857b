/**
 * A name for a text that has no markup: its direction, and direction marks in it, must not affect the text around it. One
 * that ends the isolation early is left out.
 */
export const isolate = (name: string): string => `\u2068${name.replace(/\u2069/g, '')}\u2069`;
