/**
 * A value as JSON for an attribute in single quotes: JSON is full of double ones, of which each would take six letters.
 * Angle brackets are written as escapes, so that whatever reads the page for tags finds none in it.
 */
export const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('&', '&amp;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e');
